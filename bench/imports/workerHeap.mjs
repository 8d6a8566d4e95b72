/** How often the heap is looked at, in milliseconds. */
const INTERVAL = 50;

/** @import { Page } from 'playwright' */

/**
 * Follows the heaps of the workers of a page, with what their buffers hold and what is not yet collected.
 *
 * @param {Page} page
 * @returns what gives the most, in bytes, that one of them held since it was asked last.
 */
export async function watchWorkerHeap(page) {
  const session = await page.context().newCDPSession(page);
  const workers = new Set();
  let most = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId);
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { usedSize = 0, backingStorageSize = 0 } = JSON.parse(message).result ?? {};
    most = Math.max(most, usedSize + backingStorageSize);
  });
  const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
  const look = () =>
    Promise.allSettled(
      // A worker may have ended meanwhile.
      [...workers].map((sessionId) =>
        session.send('Target.sendMessageToTarget', { sessionId, message }),
      ),
    );
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  const timer = setInterval(look, INTERVAL);
  page.on('close', () => clearInterval(timer));
  return async () => {
    await look();
    const taken = most;
    most = 0;
    return taken;
  };
}
