/* oxlint-disable no-underscore-dangle -- the names of what Storybook reads begin so */
import * as daybow from '@daybow/components';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';

/** Tests the docs pages against the code and the stories that they name. */

const folder = import.meta.dirname;
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The stories of a file, as Storybook reads them for its index, and the source of each. */
function readStories(fileName: string) {
  const source = read(fileName);
  const csf = loadCsf(source, { fileName, makeTitle: String }).parse();
  const sourceOf = (node: SourceRange | null | undefined) =>
    source.slice(node?.start ?? 0, node?.end ?? 0);
  const storyNames = Object.keys(csf._storyExports);
  const firstStory = Math.min(
    ...Object.values(csf._storyExports).map(({ start }) => start ?? Infinity),
  );
  return {
    title: csf.meta.title ?? '',
    imports: csf.imports,
    storyNames,
    /** What comes before the stories: imports, helpers and the meta. */
    before: source.slice(0, firstStory),
    /** The source of a story, empty if there is none of this name. */
    story: (name: string) => sourceOf(csf._storyExports[name]),
    /** The source of a part of a story, such as `play` or `globals`. */
    annotation: (story: string, name: string) => sourceOf(annotationsOf(csf, story)[name]),
  };
}

interface SourceRange {
  start?: number | null;
  end?: number | null;
}

const annotationsOf = (csf: CsfFile, story: string): Record<string, SourceRange> =>
  csf._storyAnnotations[story] ?? {};

const components = readdirSync(folder)
  .filter((name) => name.endsWith('.stories.tsx'))
  .filter((name) => readStories(name).title.startsWith('Components/'))
  .map((name) => name.slice(0, -'.stories.tsx'.length));

const sources = join(folder, '..', 'packages', 'components', 'src');
const sourceFiles = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.(test|testing)\./.test(name))
  .map((name) => ({ name, text: readFileSync(join(sources, name), 'utf8') }));

/** The components whose page says how they are used in a form. */
const inForms = [
  'Checkbox',
  'ChipGroup',
  'DateField',
  'EmojiField',
  'HabitCard',
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

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([whole, part]) => part ?? whole);

/** The text under a heading of level 2. */
function section(page: string, heading: string): string {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  return after.split('\n## ')[0] ?? '';
}

/** The rows of a section's table, each with its code and its stories. */
function rows(page: string, heading: string) {
  return section(page, heading)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|key|when|part)/.test(line))
    .map((line) => ({
      line,
      code: matches(line, /`([^`]+)`/g),
      stories: matches(line, /<Play of=\{\w+\.(\w+)\} \/>/g),
    }));
}

/** The code of a play function that presses a key. */
function pressing(key: string): RegExp {
  if (key === 'Tab') return /userEvent\.tab\(|\{Tab\}/;
  if (key === 'Shift+Tab') return /tab\(\{ shift: true \}\)/;
  if (key.startsWith('Shift+')) return new RegExp(`\\{Shift>\\}\\{${key.slice(6)}\\}`);
  if (key === 'Space') return /keyboard\(' '\)/;
  return new RegExp(`[{[]${key}[}\\]]`);
}

const isKey = (code: string) =>
  /^(Shift\+)?(Tab|Enter|Space|Escape|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|F\d+)$/.test(
    code,
  );

const roles =
  'banner button checkbox columnheader combobox definition dialog figure grid group heading img link list listitem menu menuitem menuitemcheckbox menuitemradio navigation progressbar radio radiogroup region slider spinbutton status switch table term textbox'.split(
    ' ',
  );

test("the package's README has a line for every export, with a link to its page", () => {
  const readme = readFileSync(join(sources, '..', 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\[`(\w+)`\]\(..\/..\/stories\/(\w+\.mdx)\)/g)];
  expect(links.map(([, name]) => name).toSorted()).toEqual(Object.keys(daybow).toSorted());
  for (const [, , page = ''] of links) expect(existsSync(join(folder, page)), page).toBe(true);
});

test('every exported component has a page', () => {
  const folders = matches(readFileSync(join(sources, 'index.ts'), 'utf8'), /'\.\/(\w+)'/g);
  expect(components.toSorted()).toEqual(folders.toSorted());
});

describe.each(components)('%s', (name) => {
  const page = existsSync(join(folder, `${name}.mdx`)) ? read(`${name}.mdx`) : '';
  const stories = readStories(`${name}.stories.tsx`);

  test('has a page with the same sections as all pages', () => {
    const sections = matches(page, /^## (.+)$/gm);
    expect(sections.filter((heading) => heading !== 'In a test')).toEqual([
      'When to use it',
      'Anatomy',
      'Keyboard',
      'Screen reader',
      ...(inForms.includes(name) ? ['In a form'] : []),
      'Props',
    ]);
    const blocks = matches(page, /^<(?!Canvas of=\{\w+\.Playground)\w+/gm);
    expect(blocks.slice(0, 4)).toEqual(['<Meta', '<Title', '<Description', '<Canvas']);
    expect(blocks.at(-1)).toBe('<States');
  });

  test('has an example in its own file, which a story runs', () => {
    expect(page).toContain(`<Canvas of={${name}.Example} sourceState="shown" />`);
    expect(stories.annotation('Example', 'parameters')).toBe('withSource(exampleCode)');
    expect(stories.annotation('Example', 'play')).toContain('await expect');
    expect(stories.imports).toEqual(
      expect.arrayContaining([`./examples/${name}`, `./examples/${name}.tsx?raw`]),
    );
    const [, drawn] = /^\(\) => <(\w+) \/>$/.exec(stories.annotation('Example', 'render')) ?? [];
    expect(stories.before).toContain(`import { ${drawn} } from './examples/${name}';`);
  });

  test('has a picture in both themes for the overview', () => {
    const id = toId(stories.title, 'playground');
    for (const theme of ['light', 'dark'])
      expect(existsSync(join(folder, 'visual', 'baselines', `${id}-${theme}.png`))).toBe(true);
  });

  test('presses each key of its page in the story beside it', () => {
    for (const { line, code, stories: named } of rows(page, 'Keyboard')) {
      const plays = named.map((story) => stories.story(story));
      expect(plays, line).not.toContain('');
      for (const key of code.filter(isKey)) expect(plays.join('\n'), line).toMatch(pressing(key));
    }
  });

  test('queries each role of its page in the story beside it', () => {
    const helpers = stories.before;
    const charts = stories.imports.includes('./support/charts') ? read('support/charts.tsx') : '';
    for (const { line, code, stories: named } of rows(page, 'Screen reader')) {
      const plays = named.map((story) => stories.story(story));
      expect(plays, line).not.toHaveLength(0);
      expect(plays, line).not.toContain('');
      for (const role of code.filter((word) => roles.includes(word))) {
        expect([...plays, helpers, charts].join('\n'), line).toMatch(
          new RegExp(`ByRole(<\\w+>)?\\(\\s*'${role}'`),
        );
      }
    }
  });
});

test.each([
  'modal',
  'notification',
  'toggle',
  'dropdown',
  'date picker',
  'accordion',
  'translate',
  'Jest',
])('the search, which reads headings, finds %s', (word) => {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const headings = pages.flatMap((name) => matches(read(name), /^#{2,4} (.+)$/gm));
  expect(headings).toContainEqual(expect.stringContaining(word));
});

test('a story that changes the whole page has its own frame on its docs page', () => {
  for (const name of components) {
    const stories = readStories(`${name}.stories.tsx`);
    for (const story of stories.storyNames) {
      if (!/textSize|direction/.test(stories.annotation(story, 'globals'))) continue;
      expect(stories.before + stories.story(story), `${name}, ${story}`).toMatch(
        /inOwnWindow\(|inline: false/,
      );
    }
  }
});

describe('custom properties and classes', () => {
  const pages = components
    .map((name) => `${name}.mdx`)
    .filter((name) => existsSync(join(folder, name)));

  test('every class of a component is in the anatomy of exactly one page', () => {
    const documented = pages.flatMap((name) =>
      rows(read(name), 'Anatomy').flatMap(({ line }) => matches(line, /^\| `(daybow-[\w-]+)`/g)),
    );
    const used = sourceFiles.flatMap(({ name, text }) =>
      matches(
        text,
        name.endsWith('.css')
          ? /\.(daybow-[A-Z]\w*(?:-[a-z]+)*)/g
          : /\b(daybow-[A-Z]\w*(?:-[a-z]+)*)/g,
      ),
    );
    // Classes inside a chart are private, except those on its page.
    const expected = [...new Set(used)].filter(
      (name) =>
        name !== 'daybow-VisuallyHidden' &&
        (!/^daybow-(Bar|Line)?Chart-/.test(name) || documented.includes(name)),
    );
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  test('the theming page lists exactly the tokens that components use', () => {
    const tokens = sourceFiles.find(({ name }) => name.endsWith('roles.css'))?.text ?? '';
    const declared = new Set(matches(tokens, /^\s+(--daybow-[\w-]+):/gm));
    const named = sourceFiles
      .filter(({ name }) => !name.includes('theme'))
      .flatMap(({ text }) => matches(text, /--daybow-[a-z0-9]+(?:-[a-z0-9]+)*/g));
    const used = [...new Set(named)].filter((name) => declared.has(name));
    const documented = matches(
      section(read('Theming.mdx'), 'Every custom property'),
      /`(--daybow-[\w-]+)`/g,
    );
    expect(used.filter((name) => !documented.includes(name))).toEqual([]);
    expect(documented.filter((name) => !declared.has(name))).toEqual([]);
    expect(documented).toEqual([...new Set(documented)]);
  });

  test('code on a page is a file that a story runs, except commands', () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.mdx'))) {
      const fences = matches(read(name), /^```.*$/gm).filter((_, index) => index % 2 === 0);
      expect(fences, name).toEqual(fences.map(() => '```sh'));
    }
  });
});
