import * as daybow from '@daybow/components';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(require.resolve('@daybow/components/package.json'));
const entries = readdirSync(join(root, 'dist'))
  .map((file) => /^(.+)\.cjs$/.exec(file)?.[1])
  .filter((entry) => entry && entry !== 'index');

test('the entries of the components are the parts of the whole package', () => {
  const parts = entries.map((entry): object => require(`@daybow/components/${entry}`));
  expect(Object.assign({}, ...parts)).toEqual({ ...daybow });
});
