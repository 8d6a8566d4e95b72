import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { firstFreePort, portFrom } from './free-port.mjs';

describe('portFrom', () => {
  it('falls back when PORT is unset or empty', () => {
    expect(portFrom(undefined, 4173)).toBe(4173);
    expect(portFrom('', 4173)).toBe(4173);
  });

  it('takes a port, and refuses what is none', () => {
    expect(portFrom('8080', 4173)).toBe(8080);
    for (const text of ['0', '65536', '80.5', 'http', '-1']) {
      expect(() => portFrom(text, 4173)).toThrow(`PORT is '${text}'`);
    }
  });
});

describe('firstFreePort', () => {
  /** @type {import('node:net').Server[]} */
  const servers = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /**
   * @param {string} host
   * @returns {Promise<number>} the port
   */
  const listenOn = (host) =>
    new Promise((resolve, reject) => {
      const server = createServer().on('error', reject);
      servers.push(server);
      server.listen({ host, port: 0 }, () => {
        const address = server.address();
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });

  it('steps over taken ports', async () => {
    expect(await firstFreePort(4173, async (port) => port < 4176)).toBe(4176);
  });

  it('sees a server on the IPv4 address', async () => {
    const taken = await listenOn('127.0.0.1');
    expect(await firstFreePort(taken)).toBeGreaterThan(taken);
  });

  it('sees a server on every address', async () => {
    const taken = await listenOn('0.0.0.0');
    expect(await firstFreePort(taken)).toBeGreaterThan(taken);
  });

  it('says so when there is none', async () => {
    await expect(firstFreePort(65_534, async () => true)).rejects.toThrow('No port from 65534 on');
  });
});
