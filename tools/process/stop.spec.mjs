import { expect, test } from '@jest/globals';
import { isStopping, onStop, stopAll } from './stop.mjs';

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
