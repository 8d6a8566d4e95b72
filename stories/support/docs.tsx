import { DocsContext, DocsStory, Heading, useOf } from '@storybook/addon-docs/blocks';
import type { Parameters } from '@storybook/react-vite';
import { useContext } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { propertiesReadBy } from './tokens';

interface PlayProps {
  /** The story, as its module exports it. */
  of: ModuleExport | undefined;
}

/** A link to the story whose play function tests the statement beside it, with its steps open. */
export function Play({ of }: PlayProps) {
  if (of === undefined) throw new Error('<Play of={…}> names a story that does not exist.');
  const { story } = useOf(of, ['story']);
  return (
    <a href={`./?path=/story/${story.id}&addonPanel=storybook/interactions/panel`} target="_top">
      {story.name}
    </a>
  );
}

interface CustomPropertiesProps {
  /** Names of components, such as 'HabitCard'. */
  of: readonly string[];
}

/** The custom properties that components use, from the page's style sheets. */
export function CustomProperties({ of }: CustomPropertiesProps) {
  const names = propertiesReadBy(of);
  return (
    <details className="docs-properties">
      <summary>{names.length} custom properties that its style reads</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** All stories of the page's component that are not shown further up, and that show more than a test. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>States</Heading>
      {stories
        .filter(({ name }) => name !== 'Example' && name !== 'Playground')
        .filter(({ tags }) => !tags.includes('behaviour'))
        .map(({ id, moduleExport }) => (
          <DocsStory key={id} of={moduleExport} expanded />
        ))}
    </>
  );
}

/** Shows this code as the source of a story. */
export function withSource(code: string): Parameters {
  return { docs: { source: { code: code.trim(), language: 'tsx' } } };
}
