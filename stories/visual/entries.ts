import { readFileSync } from 'node:fs';

interface StoryIndex {
  entries: Record<
    string,
    { id: string; title: string; name: string; type: string; tags?: string[] }
  >;
}

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as StoryIndex;

/** The stories and docs pages of the built Storybook. */
export const entries = Object.values(index.entries);
