import { type CurrentSession, runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inventoryMigrations } from '../migrations/index.js';
import { CountPieceRepository } from './count-piece.repository.js';
import { StockCountRepository } from './stock-count.repository.js';

let database: TestDatabase;
let counts: StockCountRepository;
let pieces: CountPieceRepository;
let displayId = 0;

beforeAll(async () => {
  database = await testDatabase([inventoryMigrations]);
  counts = new StockCountRepository(database.db);
  pieces = new CountPieceRepository(database.db);
});
afterAll(() => database.drop());

const inTenant = <T>(work: () => Promise<T>): Promise<T> =>
  runInContext({ session: { id: 4, tenantId: 1 } as CurrentSession }, () => database.db.transaction(work));

const begun = (...productIds: number[]) =>
  inTenant(async () => {
    const name = `Count of ${productIds.join()}`;
    const id = await counts.insert({ displayId: (displayId += 1), name, createdBy: 'Dana', time: 0 }, productIds);
    expect(await counts.addOpenProducts(id, productIds)).toBeUndefined();
    return id;
  });

it('what ends is one count: another one stays open, and keeps its products', async () => {
  const [ended, other] = [await begun(10), await begun(20)];
  await inTenant(() => counts.end(ended, 'POSTED'));
  expect(
    await inTenant(async () => [(await counts.getHeader(ended)).status, (await counts.getHeader(other)).status]),
  ).toEqual(['POSTED', 'OPEN']);
  const name = 'Once more';
  const again = (productId: number) =>
    inTenant(async () => {
      const id = await counts.insert({ displayId: (displayId += 1), name, createdBy: 'Dana', time: 0 }, [productId]);
      return counts.addOpenProducts(id, [productId]);
    });
  expect(await again(20)).toMatchObject({ productId: 20, name: 'Count of 20' });
  expect(await again(10)).toBeUndefined();
});

it('an amount is written for its product, in its count', async () => {
  const earlier = await begun(30, 40);
  await inTenant(() => counts.end(earlier, 'POSTED'));
  const later = await begun(30, 40);
  const amounts = { quantity: 7, weight: 0, bookQuantity: 8, bookWeight: 0 };
  await inTenant(() => counts.write(later, { productId: 30, ...amounts, countedBy: 'Dana', time: 5 }));
  const quantities = async (id: number) => (await inTenant(() => counts.findLines(id))).map(({ quantity }) => quantity);
  expect([await quantities(earlier), await quantities(later)]).toEqual([
    [null, null],
    [7, null],
  ]);
});

it('pieces taken off the list are those of its count and product that are named', async () => {
  const earlier = await begun(50);
  await inTenant(() => counts.end(earlier, 'POSTED'));
  const later = await begun(50);
  // Piece, product, and whether it should be there; all of them were scanned.
  const scanned = [
    ...[
      [1, 50, true],
      [2, 50, false],
      [3, 50, true],
      [4, 50, false],
      [5, 51, true],
      [6, 51, false],
    ],
  ] as const;
  for (const id of [earlier, later])
    for (const [unitId, productId, isExpected] of scanned)
      await database.dataSource.query(
        `INSERT INTO stock_count_unit (count_id, unit_id, product_id, tenant_id, expected_version, found_version)
         VALUES (?, ?, ?, 1, ?, 3)`,
        [id, unitId, productId, isExpected ? 2 : null],
      );
  await inTenant(() => pieces.clearFound(later, 50, [1, 2, 5, 6]));
  const foundOf = async (id: number) =>
    (await inTenant(() => pieces.findByCount(id))).map(({ unitId, foundVersion }) => [unitId, foundVersion]);
  expect(await foundOf(later)).toEqual([
    ...[
      [1, null],
      [3, 3],
      [4, 3],
      [5, 3],
      [6, 3],
    ],
  ]);
  expect(await foundOf(earlier)).toEqual([1, 2, 3, 4, 5, 6].map((unitId) => [unitId, 3]));
});
