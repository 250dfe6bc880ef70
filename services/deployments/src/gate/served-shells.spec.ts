import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScheduledTasks } from '@depot/node-platform';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ServedShellRepository } from '../shell/served-shell.repository.js';
import { ServingProcess } from '../shell/serving-process.js';
import { aShell } from '../testing/deployments-app.js';
import { ServedShells } from './served-shells.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depot-served-'));
  await writeFile(join(folder, 'shell.json'), JSON.stringify(aShell));
});
afterAll(() => rm(folder, { recursive: true }));

/** A process, the rows that processes leave, and how long its row takes to be written. */
function aProcess() {
  const rows = new Set<string>();
  let write = () => {};
  const written = new Promise<void>((resolve) => (write = resolve));
  const set = jest.fn(async (process: string) => {
    await written;
    rows.add(process);
  });
  const repository = {
    set,
    removeSilent: async () => undefined,
    remove: async (process: string) => void rows.delete(process),
  };
  const shells = new ServedShells(
    repository as unknown as ServedShellRepository,
    { findFolder: () => Promise.resolve(folder) },
    new ScheduledTasks(),
    new ServingProcess(),
  );
  return { shells, rows, set, write };
}

test('a process tells at once which shell it serves: others let releases in that go with what is told', async () => {
  const add = jest.spyOn(ScheduledTasks.prototype, 'add').mockReturnValue(undefined);
  const { rows, write } = aProcess();
  write();
  const [[task] = []] = add.mock.calls;
  add.mockRestore();
  expect(task).toMatchObject({ firstAfterMs: 0, everyMs: 30_000 });
  await task?.run(new AbortController().signal);
  expect(rows.size).toBe(1);
});

test('a process that ends while it tells which shell it serves leaves nothing behind', async () => {
  const { shells, rows, set, write } = aProcess();
  const telling = shells.publish();
  while (set.mock.calls.length === 0) await new Promise(setImmediate);
  const ending = shells.beforeApplicationShutdown();
  await new Promise(setImmediate);
  write();
  await Promise.all([telling, ending]);
  expect([...rows]).toEqual([]);
});

test('a process that has ended tells no more which shell it serves', async () => {
  const { shells, rows, write } = aProcess();
  write();
  const late = shells.publish(); // reads its folder while the process ends
  await shells.beforeApplicationShutdown();
  await late;
  await shells.publish();
  expect([...rows]).toEqual([]);
});
