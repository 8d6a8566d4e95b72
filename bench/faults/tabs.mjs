/** Tabs that use one journal at once. */
import { setTimeout as wait } from 'node:timers/promises';
import { inFreshBrowser, openPage } from './browser.mjs';

/** Two tabs that write marks, names, moods and notes at random, which must all be there in the end. */
export async function raced(address, operations) {
  return inFreshBrowser(async (context) => {
    const tabs = [await openPage(context, address), await openPage(context, address)];
    const start = Date.now();
    const models = await Promise.all(
      tabs.map((tab, parity) =>
        tab.evaluate(([odd, count]) => journalFaults.race(odd, count), [parity, operations / 2]),
      ),
    );
    const seconds = (Date.now() - start) / 1000;
    const model = Object.assign({}, ...models);
    // What one tab has written last the other sees within 200 ms.
    await wait(200);
    const faults = [];
    for (const [index, tab] of tabs.entries()) {
      for (const reloaded of [false, true]) {
        const different = await tab.evaluate(
          ([expected, again]) => journalFaults.differences(expected, again),
          [model, reloaded],
        );
        faults.push(...different.map((cell) => `Tab ${index + 1}: ${cell}`));
      }
    }
    console.log(
      `${operations} operations in two racing tabs, ${seconds.toFixed(0)} s: ${faults.length} of ${Object.keys(model).length} marks, names and moods differ from the model`,
    );
    return faults;
  });
}

/** Two tabs that each add letters to one note, and must not write over what they have not shown. */
export async function noted(address, letters) {
  return inFreshBrowser(async (context) => {
    const tabs = [await openPage(context, address), await openPage(context, address)];
    await Promise.all(
      tabs.map((tab, index) =>
        tab.evaluate(
          ([letter, count]) => journalFaults.addToNote(letter, count),
          ['ab'[index], letters / 2],
        ),
      ),
    );
    const faults = [];
    for (const tab of tabs) {
      const note = await tab.evaluate(() => journalFaults.storedNote());
      const counts = ['a', 'b'].map((letter) => note.split(letter).length - 1);
      if (counts.some((count) => count !== letters / 2))
        faults.push(`Two tabs, one note: ${counts.join(' and ')} of ${letters / 2} letters each`);
    }
    console.log(`${letters} letters added to one note by two tabs: ${faults.length} faults`);
    return faults;
  });
}

/** Journals that a tab erases while another one writes: nothing may come back, and the writer is told. */
export async function erased(address, erasures) {
  return inFreshBrowser(async (context) => {
    const faults = [];
    for (let erasure = 0; erasure < erasures; erasure += 1) {
      const writer = await openPage(context, address);
      const eraser = await openPage(context, address);
      const writing = writer.evaluate(() => journalFaults.tickUntilErased());
      await wait((erasure * 17) % 200);
      const left = await eraser.evaluate(() => journalFaults.eraseAll());
      const told = await writing;
      // Where the tab has heard of it before its next write, there is no such habit any more.
      if (told !== 'erased' && told !== 'habit-gone') left.push(`The writer was told '${told}'`);
      faults.push(...left.map((fault) => `Erasure ${erasure + 1}: ${fault}`));
      await Promise.all([writer.close(), eraser.close()]);
    }
    console.log(`${erasures} journals erased while another tab writes: ${faults.length} faults`);
    return faults;
  });
}
