/**
 * Makes the links and pictures of the component package's README lead to files of the package before it is packed
 * (`packed`), and to files of the repository again after that (`repository`).
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages', 'components');
const readme = join(folder, 'README.md');
const text = readFileSync(readme, 'utf8');

if (process.argv[2] === 'packed') {
  for (const [, picture = ''] of text.matchAll(/src="..\/..\/(docs\/.+?)"/g)) {
    cpSync(join(root, picture), join(folder, picture));
  }
  writeFileSync(
    readme,
    text
      .replaceAll(/\]\(..\/..\/stories\/(\w+)\.mdx/g, '](docs/$1.md')
      .replaceAll('src="../../docs/', 'src="docs/'),
  );
} else {
  writeFileSync(
    readme,
    text
      .replaceAll(/\]\(docs\/(\w+)\.md/g, '](../../stories/$1.mdx')
      .replaceAll('src="docs/', 'src="../../docs/'),
  );
}
