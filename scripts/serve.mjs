/**
 * Serves the built app on this computer only: compressed at build, hashed files kept for good, with
 * the security headers of `hosting/headers.mjs`. As a command it prints its address.
 *
 * `PORT` chooses the port (4173 otherwise); a taken one takes the next free one.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { hashedCaching, hashedFolder, otherCaching, securityHeaders } from '../hosting/headers.mjs';
import { firstFreePort, portFrom } from './free-port.mjs';

const built = join(import.meta.dirname, '..', 'packages', 'app', 'dist');

/**
 * @param {object} [options]
 * @param {number} [options.port] the first to try
 * @param {string} [options.folder] what `vite build` wrote
 * @param {string} [options.base] the path under which the app is, with a slash at both ends
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve({ port = 4173, folder = built, base = '/' } = {}) {
  const shared = { brotli: true, gzip: true, etag: true };
  const hashed = sirv(join(folder, hashedFolder), {
    ...shared,
    setHeaders: (response) => response.setHeader('Cache-Control', hashedCaching),
  });
  const others = sirv(folder, {
    ...shared,
    // Every route is the same page, also one with a dot in it.
    single: true,
    ignores: false,
    setHeaders: (response) => response.setHeader('Cache-Control', otherCaching),
  });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const address = request.url ?? '/';
    if (!address.startsWith(base)) {
      response.writeHead(302, { Location: base }).end();
      return;
    }
    const path = address.slice(base.length - 1);
    // The app itself answers an address that cannot be decoded.
    request.url = isDecodable(path) ? path : '/';
    const notFound = () => void response.writeHead(404).end();
    if (request.url.startsWith(`/${hashedFolder}`)) {
      request.url = request.url.slice(hashedFolder.length);
      hashed(request, response, notFound);
    } else {
      others(request, response, notFound);
    }
  });
  const free = await firstFreePort(port);
  await new Promise((resolve) => {
    server.listen(free, '127.0.0.1', () => resolve(undefined));
  });
  return {
    url: `http://127.0.0.1:${free}${base}`,
    close() {
      server.close();
      // Not waiting for browsers to let go of their connections: nothing is lost by cutting them.
      server.closeAllConnections();
    },
  };
}

/** @param {string} address */
function isDecodable(address) {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve({ port: portFrom(process.env['PORT'], 4173) });
  console.log(`Daybow is at ${url}`);
}
