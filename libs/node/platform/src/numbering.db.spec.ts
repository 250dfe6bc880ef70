import { runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Numbering } from './numbering.js';
import { createStage, runInStage } from './stage.js';

describe('Numbering', () => {
  let database: TestDatabase;
  let numbering: Numbering;
  const asTenant = <T>(tenantId: number, work: () => Promise<T>) => runInContext({ tenantId }, work);

  beforeAll(async () => {
    database = await testDatabase();
    numbering = new Numbering(database.db);
  });
  afterAll(() => database.drop());

  it('starts with 1 in each tenant and series', async () => {
    await asTenant(1, async () => {
      expect(await numbering.assignNumber('order')).toBe(1);
      expect(await numbering.assignNumber('order')).toBe(2);
      expect(await numbering.assignNumber('invoice')).toBe(1);
    });
    expect(await asTenant(2, () => numbering.assignNumber('order'))).toBe(1);
  });

  it('gives parallel transactions different numbers without gaps, also when some are undone', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        asTenant(3, () =>
          database.db.transaction(async () => {
            const number = await numbering.assignNumber('order');
            if (index % 4 === 0) throw new Error('undone');
            return number;
          }),
        ),
      ),
    );
    const given = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(given.sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  it('reserves a run of numbers', async () => {
    await asTenant(4, async () => {
      expect(await numbering.reserve('order', 100)).toBe(1);
      expect(await numbering.assignNumber('order')).toBe(101);
    });
  });

  it('hands a run of numbers to a stage, which counts within it, and goes on behind it', async () => {
    await runInContext({ tenantId: 5 }, async () => {
      const stage = createStage(7);
      expect(await numbering.assignNumber('order')).toBe(1);
      await numbering.moveFromStage('order', 3, stage);
      await numbering.moveFromStage('invoice', 0, stage);
      const inTheStage = () => runInStage(stage, () => numbering.assignNumber('order'));
      expect([await inTheStage(), await inTheStage(), await inTheStage()]).toEqual([2, 3, 4]);
      expect(await numbering.assignNumber('order')).toBe(5);
      expect(await numbering.assignNumber('invoice')).toBe(1);
      await numbering.removeStage(stage);
      expect(await inTheStage()).toBe(1);
    });
  });
});
