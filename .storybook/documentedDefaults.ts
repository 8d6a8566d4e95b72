import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Docgen {
  props?: Record<string, { tags?: { defaultValue?: string } }>;
}

/** Fills the default column of props whose default stands in their comment, and not in a parameter. */
export const documentedDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const docgen = component && (Reflect.get(component, '__docgenInfo') as Docgen | undefined);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = docgen?.props?.[name]?.tags?.defaultValue?.replaceAll('`', '');
      if (!summary || argType.table?.defaultValue) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};
