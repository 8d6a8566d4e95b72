import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Tests the types as an app with `exactOptionalPropertyTypes` sees them. */

const entry = join(import.meta.dirname, 'index.ts');
const program = ts.createProgram([entry], {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();

/** True if undefined may be given, and not only left out. */
function takesUndefined(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.some(
    (member) => member === checker.getUndefinedType() || member.flags & ts.TypeFlags.Any,
  );
}

const exported = program.getSourceFile(entry);
const symbol = exported && checker.getSymbolAtLocation(exported);
/** The interfaces and aliases that the package exports, with their optional properties, React's own as well. */
const types = (symbol ? checker.getExportsOfModule(symbol) : [])
  .map((each) => (each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each))
  .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
  .map((each) => {
    const type = checker.getDeclaredTypeOfSymbol(each);
    const all = (type.isUnion() ? type.types : [type]).flatMap((part) => part.getProperties());
    return {
      name: each.name,
      optional: all.filter(({ flags }) => flags & ts.SymbolFlags.Optional),
    };
  })
  .filter(({ optional }) => optional.length > 0);

describe('every optional property takes undefined', () => {
  test('is asked of all props, and of objects in them', () => {
    expect(types.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['HabitCardProps', 'FieldProps', 'ChartDatum', 'ToastOptions']),
    );
  });

  test.each(types)('of $name', ({ optional }) => {
    const without = optional.filter((each) => !takesUndefined(checker.getTypeOfSymbol(each)));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
