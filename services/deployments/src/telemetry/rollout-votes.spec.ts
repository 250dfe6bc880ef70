import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RolloutVotes } from './rollout-votes.js';
import type { RolloutVote } from './vote.repository.js';

const minute = 60_000;
const voter = { userId: 7, storeId: null, sessionId: 'one', tab: 'a' };
const event = (part: object) =>
  ({ remote: 'mf-orders', version: '2.0.0', view: 1, figure: 'load', value: 1, ...part }) as never;

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(100 * minute));
afterEach(() => void jest.restoreAllMocks());

/** `aheadMs` is by how much the clock of this process is ahead of the database's. */
function votesOf(aheadMs = 0) {
  const stored: RolloutVote[][] = [];
  let isDown = false;
  const add = jest.fn(async (votes: RolloutVote[]) => {
    if (isDown) throw new Error('down');
    stored.push(votes);
  });
  const removeBefore = jest.fn(async (_minute: number) => undefined);
  const votes = new RolloutVotes({ add, removeBefore, now: async () => Date.now() - aheadMs } as never);
  return { votes, stored, add, removeBefore, down: (is: boolean) => void (isDown = is) };
}
const kindsOf = (votes: readonly RolloutVote[] = []) => votes.map(({ tab, view, kind }) => `${tab} ${view} ${kind}`);

describe('what tabs say of a canary', () => {
  test('is one vote of each kind for a view of a tab, in one order, with its minute', async () => {
    const { votes, stored } = votesOf();
    const add = (figure: string, view = 1, tab = 'a') =>
      votes.add({ ...voter, tab }, event({ figure, view }), 'canary', 5 * minute + 1);
    add('view', 2);
    for (const figure of ['load', 'load', 'failure-network', 'error-render', 'error-render', 'lcp']) add(figure);
    add('load', 1, 'b');
    await votes.store();
    expect(kindsOf(stored[0])).toEqual(['a 1 error', 'a 1 failure', 'a 1 load', 'a 2 view', 'b 1 load']);
    expect(stored[0]?.[0]).toMatchObject({
      remote: 'mf-orders',
      version: '2.0.0',
      channel: 'canary',
      userId: 7,
      storeId: null,
      sessionId: 'one',
      minute: 5,
    });
    await votes.store();
    expect(stored[1]).toEqual([]);
  });

  test.each([
    ['ahead', 10 * minute, 5],
    ['behind', -10 * minute, 25],
  ])('has the minute of the database, by whose time a canary began, where the clock is %s', async (_, aheadMs, at) => {
    const { votes, stored } = votesOf(aheadMs);
    votes.add(voter, event({}), 'canary', 15 * minute);
    await votes.store();
    expect(stored[0]).toMatchObject([{ minute: at }]);
  });

  test('waits where it cannot be stored, which is told, and is stored with what came since', async () => {
    const { votes, stored, down } = votesOf();
    down(true);
    votes.add(voter, event({}), 'canary', minute);
    await expect(votes.store()).rejects.toThrow('down');
    votes.add(voter, event({ view: 2 }), 'canary', 2 * minute);
    await expect(votes.store()).rejects.toThrow('down');
    down(false);
    await votes.store();
    expect(kindsOf(stored[0])).toEqual(['a 1 load', 'a 2 load']);
  });

  test('waits in no greater number than people could give', async () => {
    const { votes, stored } = votesOf();
    for (let view = 0; view < 20_001; view += 1) votes.add(voter, event({ view }), 'canary', minute);
    await votes.store();
    expect(stored[0]).toHaveLength(20_000);
  });

  test('is forgotten an hour after the day by which a canary is judged', async () => {
    const { votes, removeBefore } = votesOf();
    await votes.removeOld(2_000 * minute + 59_999);
    expect(removeBefore).toHaveBeenCalledWith(500);
  });
});
