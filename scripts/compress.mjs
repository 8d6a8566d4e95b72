/** Writes a Brotli and a gzip copy beside each text file of the built app, for servers that send them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(import.meta.dirname, '..', 'packages', 'app', process.argv[2] ?? 'dist');
const isText = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;

const files = (await readdir(folder, { recursive: true })).filter((file) => isText.test(file));
await Promise.all(files.map((file) => compress(join(folder, file))));

/** @param {string} path */
async function compress(path) {
  const content = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
