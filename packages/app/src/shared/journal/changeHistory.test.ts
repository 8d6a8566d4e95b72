import { expect, test } from 'vitest';
import { createChangeHistory } from './changeHistory';

/** A history of named changes, each of which can be taken back and made again. */
function changes() {
  const history = createChangeHistory();
  const made: string[] = [];
  function add(name: string, kind: 'undo' | 'redo' = 'undo', isNew = true) {
    if (kind === 'undo') made.push(name);
    const step = () => {
      history.remove(step);
      if (kind === 'undo') made.splice(made.indexOf(name), 1);
      add(name, kind === 'undo' ? 'redo' : 'undo', false);
      return Promise.resolve();
    };
    history.add(kind, step, isNew, history.begin());
    return step;
  }
  return { history, made, add };
}

test('Changes are taken back from the last to the first, and made again from the first to the last', async () => {
  const { history, made, add } = changes();
  for (const name of ['a', 'b', 'c']) add(name);
  await history.run('undo');
  await history.run('undo');
  expect(made).toEqual(['a']);
  await history.run('redo');
  expect(made).toEqual(['a', 'b']);
  await history.run('undo');
  await history.run('undo');
  await history.run('undo');
  expect(made).toEqual([]);
});

test('A change that is taken back out of order is not taken back twice', async () => {
  const { history, made, add } = changes();
  add('a');
  const middle = add('b');
  add('c');
  await middle();
  await history.run('undo');
  await history.run('undo');
  await history.run('undo');
  expect(made).toEqual([]);
});

test('After a new change nothing older is made again', async () => {
  const { history, made, add } = changes();
  add('a');
  await history.run('undo');
  add('b');
  await history.run('redo');
  expect(made).toEqual(['b']);
});

test('One step at a time: a second press while the first is stored does nothing', async () => {
  const { history, made, add } = changes();
  add('a');
  add('b');
  await Promise.all([history.run('undo'), history.run('undo')]);
  expect(made).toEqual(['a']);
});

test('A cleared history has nothing to take back', async () => {
  const { history, made, add } = changes();
  add('a');
  history.clear();
  await history.run('undo');
  expect(made).toEqual(['a']);
});
