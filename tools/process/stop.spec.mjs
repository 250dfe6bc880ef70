import { expect, test } from '@jest/globals';
import { asPart, isStopping, onStop, stopAll } from './stop.mjs';

test('ends what was started, newest first, and lets the next part start its own', async () => {
  const ended = [];
  onStop(() => ended.push('database'));
  onStop(() => {
    ended.push(isStopping() ? 'services' : 'services, as if by themselves');
  });
  await Promise.all([stopAll(), stopAll()]);
  expect(ended).toEqual(['services', 'database']);

  expect(isStopping()).toBe(false);
  onStop(() => ended.push('the next database'));
  await stopAll();
  expect(ended).toEqual(['services', 'database', 'the next database']);
});

/** Runs until it is told to stop. */
const untilStopped = () => new Promise((resolve) => onStop(resolve));

test('of two that run beside each other, one ends its own alone', async () => {
  const ended = [];
  let goOn;
  const other = asPart(async () => {
    onStop(() => ended.push('second'));
    await new Promise((resolve) => (goOn = resolve));
    ended.push(isStopping() ? 'second is told to stop' : 'second goes on');
    await stopAll();
  });
  await asPart(async () => {
    onStop(() => ended.push('first'));
    await stopAll();
    ended.push('first is over');
  });
  goOn();
  await other;
  expect(ended).toEqual(['first', 'first is over', 'second goes on', 'second']);
});

test('what ends everything ends what runs beside others, too', async () => {
  const ended = [];
  onStop(() => ended.push('the machine'));
  const part = asPart(async () => {
    onStop(() => ended.push('part'));
    await untilStopped();
  });
  await stopAll();
  await part;
  expect(ended).toEqual(['part', 'the machine']);
});

test('what a part has left behind is ended with it', async () => {
  const ended = [];
  await asPart(async () => onStop(() => ended.push('left behind')));
  expect(ended).toEqual(['left behind']);
});
