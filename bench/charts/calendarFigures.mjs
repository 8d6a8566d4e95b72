/** The measurements of a calendar of a year, and of ten. */

/** Rounds of a full run: ten years take long. */
const ROUNDS = 7;

/** The steps that are timed: the kind of drawing, how many days, and how often a round. */
const steps = [
  { id: 'mount365', step: 'mount', kind: 'calendar', count: 365, times: 5 },
  { id: 'update365', step: 'update', kind: 'calendar', count: 365, times: 5 },
  { id: 'mount3650', step: 'mount', kind: 'calendar', count: 3650, times: 1 },
  { id: 'update3650', step: 'update', kind: 'calendar', count: 3650, times: 1 },
];

/** Tab is pressed so often at most. */
const MOST_STOPS = 500;

/** The nodes, and what a screen reader gets of a year. */
async function figuresOf(page) {
  const nodes = {};
  for (const count of [3650, 365]) {
    await page.evaluate(() => stage.clear());
    nodes[count] = await page.evaluate((many) => stage.keep('calendar', many), count);
  }
  const heard = { ...(await namesOf(page)), stops: await stopsOf(page) };
  await page.evaluate(() => stage.clear());
  return { nodes, heard };
}

/** The roles that Chromium tells a screen reader: of the table of days, and of the most elements that have a name of their own. */
async function namesOf(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value ?? '' }));
  const roles = new Set(told.map(({ role }) => role));
  const table = ['grid', 'table'].find((role) => roles.has(role)) ?? null;
  const named = [...roles]
    .filter((role) => !TEXT.has(role))
    .map((role) => {
      const names = told.filter((each) => each.role === role && each.name).map(({ name }) => name);
      return { role, days: new Set(names).size };
    })
    .toSorted((one, other) => other.days - one.days)[0];
  return { table, role: named?.days ? named.role : null, days: named?.days ?? 0 };
}

/** Roles of mere text, without an element that a screen reader could be on. */
const TEXT = new Set(['StaticText', 'InlineTextBox', 'RootWebArea']);

/** How many times Tab moves on within a year. */
async function stopsOf(page) {
  const stageElement = page.locator('#stage');
  await stageElement.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  let stops = 0;
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const isInside = await stageElement.evaluate(
      (element) => document.activeElement !== element && element.contains(document.activeElement),
    );
    if (!isInside) break;
  }
  return stops;
}

/** How a calendar of a year, and of ten, is measured. */
export const ofCalendars = { ROUNDS, steps, figuresOf };
