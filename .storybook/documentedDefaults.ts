import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Docgen {
  props?: Record<string, { tags?: { defaultValue?: string } }>;
}

/** Shows the default value in a prop's comment, which is readable, instead of that in the code. */
export const documentedDefaults: ArgTypesEnhancer = ({ argTypes, component }) => {
  const docgen = component && (Reflect.get(component, '__docgenInfo') as Docgen | undefined);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = docgen?.props?.[name]?.tags?.defaultValue?.replaceAll('`', '');
      if (!summary) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};
