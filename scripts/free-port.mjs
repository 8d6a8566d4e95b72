import { connect } from 'node:net';

const highestPort = 65_535;

/**
 * @param {string | undefined} text what PORT says
 * @param {number} otherwise the port if it says nothing
 */
export function portFrom(text, otherwise) {
  if (text === undefined || text.trim() === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= highestPort) return port;
  throw new Error(`PORT is '${text}', but a port is a whole number from 1 to ${highestPort}.`);
}

/**
 * The first port from `start` on at which nobody answers.
 *
 * Trying to listen would not do: 127.0.0.1 can be free while another server has the same port on
 * ::1, and a browser told to open `localhost` would then show that one.
 *
 * @param {number} start
 * @param {(port: number) => Promise<boolean>} [isTaken]
 */
export async function firstFreePort(start, isTaken = someoneAnswers) {
  for (let port = start; port <= highestPort; port += 1) {
    if (!(await isTaken(port))) return port;
  }
  throw new Error(`No port from ${start} on is free.`);
}

/** @param {number} port */
async function someoneAnswers(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => accepts(host, port)));
  return answers.includes(true);
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    /** @param {boolean} accepted */
    const settle = (accepted) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
    socket.on('timeout', () => settle(false));
  });
}
