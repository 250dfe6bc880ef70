import { findContext, runInContext } from '@depot/node-context';
import { expect, test } from '@jest/globals';
import { createFairTurn } from './fair-turn.js';

/** Works that report their start, and end on request. */
function works(atOnce: number) {
  const turn = createFairTurn(atOnce);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (tenantId: number, name: string) =>
    runInContext({ tenantId }, () =>
      turn(async () => {
        begun.push(`${findContext()?.tenantId}${name}`);
        await new Promise<void>((end) => ends.push(end));
      }),
    );
  const settle = () => new Promise(setImmediate);
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settle();
    }
  };
  return { turn, ask, begun, endAll, settle };
}

test('tenants take turns, and each of their works comes in its order and in its own context', async () => {
  const { ask, begun, endAll, settle } = works(1);
  const all = [ask(1, 'a'), ask(1, 'b'), ask(1, 'c'), ask(2, 'a'), ask(3, 'a'), ask(2, 'b')];
  await settle();
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['1a', '2a', '3a', '1b', '2b', '1c']);
});

test('so many run at a time, also where one fails', async () => {
  const { turn, ask, begun, endAll, settle } = works(2);
  const failed = expect(turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const all = [ask(1, 'a'), ask(1, 'b'), ask(1, 'c')];
  await failed;
  await settle();
  expect(begun).toHaveLength(2);
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['1a', '1b', '1c']);
});
