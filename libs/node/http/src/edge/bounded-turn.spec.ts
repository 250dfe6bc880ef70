import { runInContext } from '@depot/node-context';
import { Busy } from '@depot/node-database';
import { expect, test } from '@jest/globals';
import { limitWait } from './bounded-turn.js';

/** One after the other. */
function turns(): Parameters<typeof limitWait>[0] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

test('who waits too long for a turn is told so, and is not begun any more; who comes later has theirs', async () => {
  const turn = limitWait(turns(), 20);
  let endFirst: () => void = () => undefined;
  const first = turn(() => new Promise<string>((resolve) => (endFirst = () => resolve('first'))));
  let begun = 0;
  const late = turn(async () => void (begun += 1));
  await expect(late).rejects.toThrow(Busy);
  endFirst();
  expect(await first).toBe('first');
  expect(await turn(async () => 'third')).toBe('third');
  expect(begun).toBe(0);
  await expect(turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('work in the background waits as long as it takes', async () => {
  const turn = limitWait(turns(), 1);
  let endFirst: () => void = () => undefined;
  const first = turn(() => new Promise<void>((resolve) => (endFirst = resolve)));
  const background = runInContext({ isBackground: true }, () => turn(async () => 'in the end'));
  const impatient = turn(async () => undefined);
  await expect(impatient).rejects.toThrow(Busy);
  endFirst();
  await first;
  expect(await background).toBe('in the end');
});
