import { expect, test } from '@jest/globals';
import type { PoolConnection } from 'mysql2';
import { runBatch, type SqlStatement } from './statement-batch.js';

type Heard = (error: Error | null, results?: unknown, fields?: unknown) => void;

/** A connection that records its statements, and fails those that contain `refused`. */
function connection(refused?: string) {
  const sent: string[] = [];
  const query = ({ sql }: { sql: string }, heard: Heard) => {
    sent.push(sql);
    if (refused !== undefined && sql.includes(refused)) return heard(new Error(refused));
    const parts = sql.split('\n;\n');
    return parts.length > 1
      ? heard(
          null,
          parts.map((part) => [{ part }]),
          parts.map(() => []),
        )
      : heard(null, [{ part: sql }], []);
  };
  return { sent, it: { query } as unknown as PoolConnection };
}

const batch: SqlStatement[] = [
  { sql: 'START TRANSACTION', response: 'nothing' },
  { sql: 'SELECT 1', response: 'rows' },
  { sql: 'SELECT 2', response: 'rows' },
];
const answers = [
  [[{ part: 'SELECT 1' }], []],
  [[{ part: 'SELECT 2' }], []],
];

test('statements travel as one', async () => {
  const { sent, it } = connection();
  expect(await runBatch(it, batch, false)).toEqual(answers);
  expect(sent).toEqual([batch.map(({ sql }) => sql).join('\n;\n')]);
});

test('to a node of a cluster each travels by itself, and none after one that fails', async () => {
  const { sent, it } = connection();
  expect(await runBatch(it, batch, true)).toEqual(answers);
  expect(sent).toEqual(batch.map(({ sql }) => sql));
  const failing = connection('SELECT 1');
  await expect(runBatch(failing.it, batch, true)).rejects.toThrow('SELECT 1');
  expect(failing.sent).toEqual(['START TRANSACTION', 'SELECT 1']);
});
