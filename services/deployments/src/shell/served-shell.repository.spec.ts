import type { Db } from '@depot/node-database';
import { expect, test } from '@jest/globals';
import { ServedShellRepository } from './served-shell.repository.js';

/** A database that takes a moment: what is done is there once whoever asked for it goes on. */
function slowDb() {
  const done: [string, unknown][] = [];
  const execute = async (sql: string, values: unknown) => {
    await new Promise(setImmediate);
    done.push([sql.split(' WHERE ').at(-1) ?? '', values]);
  };
  return { done, shells: new ServedShellRepository({ unscoped: () => ({ execute }) } as unknown as Db) };
}

test('what a process serves is written down, or gone, before it goes on', async () => {
  const { done, shells } = slowDb();
  await shells.set('one', '{}');
  expect(done.at(-1)?.[1]).toEqual({ process: 'one', facts: '{}' });
  await shells.removeSilent();
  expect(done.at(-1)).toEqual([expect.stringMatching(/^seen_at <= /), { silenceMs: 120_000 }]);
  await shells.removeOthers('one');
  expect(done.at(-1)).toEqual(['process <> :process', { process: 'one' }]);
  await shells.remove('one');
  expect(done.at(-1)).toEqual(['process = :process', { process: 'one' }]);
  expect(done).toHaveLength(4);
});
