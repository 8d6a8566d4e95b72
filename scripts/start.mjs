/**
 * Builds the app, serves it on this computer only, and prints its address.
 *
 * `PORT` chooses the port (4173 otherwise); a taken one takes the next free one.
 */
import { join } from 'node:path';
import { preview } from 'vite';
import { firstFreePort, portFrom } from './free-port.mjs';
import { pnpm } from './pnpm.mjs';

/** @type {number} */
let wanted;
try {
  wanted = portFrom(process.env['PORT'], 4173);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

const exitCode = await pnpm(['run', 'build']);
if (exitCode !== 0) {
  console.error('The build failed, so there is nothing to serve.');
  process.exit(exitCode);
}

const server = await preview({
  root: join(import.meta.dirname, '..', 'packages', 'app'),
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: await firstFreePort(wanted), open: false },
});
const address = server.httpServer.address();
if (address === null || typeof address === 'string') throw new Error('The server has no port.');

console.log(`\nDaybow is at http://localhost:${address.port}/\n\nCtrl-C stops it.`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Not waiting for browsers to let go of their connections: nothing is lost by cutting them.
  process.on(signal, () => process.exit(0));
}
