/**
 * Builds the app, serves it on this computer only, and prints its address.
 *
 * `PORT` chooses the port (4173 otherwise); a taken one takes the next free one.
 */
import { portFrom } from './free-port.mjs';
import { pnpm } from './pnpm.mjs';
import { serve } from './serve.mjs';

/** @type {number} */
let port;
try {
  port = portFrom(process.env['PORT'], 4173);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

const exitCode = await pnpm(['run', 'build']);
if (exitCode !== 0) {
  console.error('The build failed, so there is nothing to serve.');
  process.exit(exitCode);
}

const { url } = await serve({ port });
console.log(`\nDaybow is at ${url.replace('127.0.0.1', 'localhost')}\n\nCtrl-C stops it.`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(0));
}
