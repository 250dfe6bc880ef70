import { expect, test } from '@jest/globals';
import { DatabaseHealth } from './health.js';

test.each([
  ['others hold what it takes', { errno: 1205 }, 'busy'],
  ['it answers with something else', { errno: 1146 }, 'failing'],
  ['nobody is there', { code: 'ECONNREFUSED' }, 'unreachable'],
])('where %s the database is told to be that', async (_what, facts, trouble) => {
  const connections = { isDiskFull: false, run: () => Promise.reject(Object.assign(new Error('refused'), facts)) };
  expect(await new DatabaseHealth(connections as never).check()).toBe(trouble);
});
