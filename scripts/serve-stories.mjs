/** Serves the built catalogue on this computer only and prints its address. `PORT` chooses the first port to try. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { firstFreePort, portFrom } from './free-port.mjs';

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'storybook-static');
const port = await firstFreePort(portFrom(process.env['PORT'], 6007));
// `dev` looks for files when they are asked for: the catalogue may be built later.
createServer(sirv(folder, { dev: true })).listen(port, '127.0.0.1', () => {
  console.log(`The catalogue is at http://127.0.0.1:${port}/`);
});
