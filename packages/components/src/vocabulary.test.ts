import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Tests the props of all components against the table in CONTRIBUTING.md. */

const contributing = readFileSync(join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8');
const [, after = ''] = contributing.split('\n## One vocabulary\n');
const rows = (after.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll('|', '').trim()));

const wordsIn = (cell = '') => [...cell.matchAll(/`([\w…-]+)`/g)].map(([, word = '']) => word);

/** The names of the table, each with the types that it may have. */
const table = new Map(
  rows.flatMap(([names, , types]) => wordsIn(names).map((name) => [name, wordsIn(types)] as const)),
);
/** Names that no prop has. A cell with more words than the name forbids only a use of it. */
const forbidden = rows.flatMap(([, , , never = '']) =>
  never.split(', ').flatMap((part) => (/^`\w+`$/.test(part) ? wordsIn(part) : [])),
);

interface Prop {
  name: string;
  type: string;
  owner: string;
}

/** The interfaces that a file exports. */
function interfacesIn(file: string): ts.InterfaceDeclaration[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
}

/** The names of the interfaces that one extends itself. */
const parentsOf = ({ heritageClauses }: ts.InterfaceDeclaration) =>
  (heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );

/** A type in one line, without the undefined that every optional prop takes. */
function textOf(type: ts.TypeNode): string {
  const members = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  return members
    .filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((each) => (ts.isParenthesizedTypeNode(each) ? each.type : each))
    .map((each) => each.getText().replaceAll(/\s+/g, ' '))
    .join(' | ');
}

const interfaces = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|testing)\./.test(name))
  .flatMap((name) => interfacesIn(join(import.meta.dirname, name)));

/** The props that the package declares itself: the members of its exported interfaces. */
const props: Prop[] = interfaces
  .filter(({ name }) => /(Props|Options?|Item|Mark|Move|Datum)$/.test(name.text))
  .flatMap(({ name: { text: owner }, members }) =>
    members.filter(ts.isPropertySignature).map(({ name, type }) => ({
      name: ts.isStringLiteral(name) ? name.text : name.getText(),
      type: type ? textOf(type) : '',
      owner,
    })),
  );

/** The components that take an answer. */
const FIELDS = [
  'Checkbox',
  'ChipGroup',
  'DateField',
  'EmojiField',
  'MoodPicker',
  'NumberField',
  'RadioGroup',
  'Scale',
  'SegmentedControl',
  'SelectField',
  'Switch',
  'TextArea',
  'TextField',
  'WeekdayPicker',
];

describe('the vocabulary', () => {
  test('is read from the table, and the props from the types', () => {
    expect(table.get('description')).toEqual(['ReactNode']);
    expect(forbidden).toEqual(expect.arrayContaining(['hint', 'subtitle', 'summary', 'suffix']));
    expect(props).toContainEqual({ name: 'icon', type: 'ReactNode', owner: 'HabitCardProps' });
  });

  test('has no second name for an idea', () => {
    const wrong = props.filter(({ name }) => forbidden.includes(name));
    expect(wrong.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
  });

  test('has the type of the table for each name', () => {
    const wrong = props.filter(({ name, type }) => {
      const types = table.get(name);
      return types?.length && !type.split(' | ').every((part) => types.includes(part));
    });
    expect(wrong.map(({ owner, name, type }) => `${owner}.${name}: ${type}`)).toEqual([]);
  });

  test('has one type for each name that is not in the table', () => {
    const types = new Map<string, Set<string>>();
    for (const { name, type } of props) {
      // `defaultValue` and `onValueChange` have the type of `value`.
      if (name === 'children' || table.has(name) || /^default[A-Z]|^on.*Change$/.test(name))
        continue;
      types.set(name, (types.get(name) ?? new Set()).add(type));
    }
    const wrong = [...types].filter(([, all]) => all.size > 1);
    expect(wrong.map(([name, all]) => `${name}: ${[...all].join(' or ')}`)).toEqual([]);
  });

  test('has `name` for fields only, which have a value or a state to submit', () => {
    for (const { owner } of props.filter(({ name }) => name === 'name')) {
      const names = props.filter((prop) => prop.owner === owner).map(({ name }) => name);
      expect(names, owner).toEqual(
        expect.arrayContaining([expect.stringMatching(/^on(Value|Checked)Change$/)]),
      );
    }
  });

  test('has one contract for all fields, and for the options of each', () => {
    const contract = ['label', 'description', 'error', 'required', 'disabled'];
    const own = props.filter(({ owner }) => owner === 'FieldProps').map(({ name }) => name);
    expect(own).toEqual(expect.arrayContaining(contract));

    const extending = (parent: string): string[] =>
      interfaces
        .filter((each) => parentsOf(each).includes(parent))
        .flatMap(({ name }) => [name.text, ...extending(name.text)]);
    const fields = extending('FieldProps');
    expect(fields).toEqual(expect.arrayContaining(FIELDS.map((component) => `${component}Props`)));
    // Whatever has a name in a form is a field.
    const named = props.filter(({ name }) => name === 'name').map(({ owner }) => owner);
    expect(named.filter((owner) => !fields.includes(owner))).toEqual([]);

    const withSlots = extending('FieldSlotProps').toSorted();
    expect(withSlots).toEqual(
      ['NumberField', 'SelectField', 'TextArea', 'TextField'].map((name) => `${name}Props`),
    );
    for (const component of FIELDS) {
      const option = props.filter(({ owner }) => owner === `${component}Option`);
      if (option.length === 0) continue;
      expect(option).toContainEqual({
        name: 'disabled',
        type: 'boolean',
        owner: `${component}Option`,
      });
    }
  });
});
