import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { ScheduledTasks } from './scheduled-tasks.js';

test('a task hears that its process is to end, which waits for it and begins none again', async () => {
  const tasks = new ScheduledTasks();
  let runs = 0;
  const begun = new Promise<void>((begin) => {
    const run = async (signal: AbortSignal) => {
      runs += 1;
      begin();
      await once(signal, 'abort');
    };
    tasks.add({ name: 'mails', everyMs: 0, run });
  });
  tasks.start();
  await begun;
  await tasks.onApplicationShutdown();
  await new Promise(setImmediate);
  expect(runs).toBe(1);
});
