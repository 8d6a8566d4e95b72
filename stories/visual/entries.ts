import { readFileSync } from 'node:fs';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags?: string[];
}

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};

/** The stories and docs pages of the built Storybook. */
export const entries = Object.values(index.entries);

export const stories = entries.filter(({ type }) => type === 'story');

/** The stories with a picture. An Example looks like another story of its component. */
export const pictured = stories.filter(
  ({ name, tags }) => name !== 'Example' && !tags?.includes('no-picture'),
);

/** Stories whose pictures are in the repository: one of each component, and every screen. */
export const isCommitted = ({ title, name }: Entry) =>
  /^Screens\b/.test(title) || (title.startsWith('Components/') && name === 'Playground');
