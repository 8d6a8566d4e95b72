/**
 * Makes the links of the component package's README absolute before it is packed (`absolute`), and relative again
 * after that (`relative`): they lead to files of the repository, which the package does not have.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'packages', 'components');
const readme = join(folder, 'README.md');

const { repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const address = repository.url.replace(/^git\+|\.git$/g, '');

/** Each beginning of a link in the repository, and that of the same link anywhere else. */
const links = [
  ['](../../', `](${address}/blob/HEAD/`],
  ['src="../../', `src="${address}/raw/HEAD/`],
];

const toAbsolute = process.argv[2] === 'absolute';
let text = readFileSync(readme, 'utf8');
for (const [relative = '', absolute = ''] of links) {
  text = toAbsolute ? text.replaceAll(relative, absolute) : text.replaceAll(absolute, relative);
}
writeFileSync(readme, text);
