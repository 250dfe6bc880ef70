import type { StockMode } from '@depot/contracts/amounts';
import type { CreateStockCount } from '@depot/contracts/inventory';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { describe, expect, jest, test } from '@jest/globals';
import { StockExceeded } from '../stock/stock.repository.js';
import { EnterFinding } from './commands/enter-finding.js';
import { PostCount } from './commands/post-count.js';
import { StartCount } from './commands/start-count.js';
import type { CountedPiece } from './count-piece.repository.js';

const refused = (code: string) => expect.objectContaining({ code });
const asDana = <T>(work: () => Promise<T>) =>
  runInContext({ session: { displayName: 'Dana', tenantId: 1 } as CurrentSession }, work);

describe('a count begins', () => {
  const product = (productId: number, place: number, location: string) => ({
    product: {
      productId,
      secondaryName: `P${productId}`,
      location,
      subWarehouse: { id: place, name: `Room ${place}` },
      category: { id: place + 10, name: 'Cheese' },
      subCategory: { id: place + 20, name: 'Hard' },
    },
  });
  function start(body: CreateStockCount, overlap?: object) {
    const insert = jest.fn(async (_count: { name: string }, _productIds: number[]) => 3);
    const stocked = [product(1, 1, 'B-1'), product(2, 1, 'A-10'), product(3, 2, 'A-9'), product(4, 1, 'A-9')];
    const counts = { insert, addOpenProducts: async () => overlap };
    const all = new StartCount(
      counts as never,
      { listStocked: async () => stocked } as never,
      { assignNumber: async () => 31 } as never,
    );
    return asDana(() => all.execute(body)).then(() => [insert.mock.calls[0]?.[0].name, insert.mock.calls[0]?.[1]]);
  }

  test.each<[CreateStockCount, string, number[]]>([
    [{ subWarehouseId: 1 }, 'Room 1', [4, 2, 1]],
    [{ categoryId: 12 }, 'Cheese', [3]],
    [{ subCategoryId: 21 }, 'Cheese / Hard', [4, 2, 1]],
    [{ location: 'A-9' }, 'A-9', [3, 4]],
  ])('of %j, in the order in which one walks', async (body, name, productIds) => {
    expect(await start(body)).toEqual([name, productIds]);
  });

  test.each<[CreateStockCount]>([[{}], [{ location: '' }], [{ subWarehouseId: 1, location: 'A-9' }]])(
    'not of %j, which is no one place',
    (body) => expect(start(body)).rejects.toEqual(refused('VALIDATION')),
  );

  test('not where nothing is, nor what another count has', async () => {
    await expect(start({ subWarehouseId: 9 })).rejects.toEqual(refused('VALIDATION'));
    const overlap = { productId: 2, displayId: 30, name: 'Room 1' };
    await expect(start({ subWarehouseId: 1 }, overlap)).rejects.toMatchObject({
      code: 'DUPLICATE',
      values: { product: 'P2', displayId: 30, name: 'Room 1' },
    });
  });
});

describe('what is found', () => {
  const line = { productId: 1, version: 4, quantity: 6, weight: 0, countedBy: 'Lee', countedTime: 9 };
  const piece = (unitId: number, over: Partial<CountedPiece> = {}): CountedPiece => ({
    unitId,
    productId: 1,
    weight: 500,
    expectedVersion: 1,
    foundVersion: null,
    wasRemoved: 0,
    ...over,
  });
  function entry(hasWeight: StockMode, known: CountedPiece[] = [], counted: object = line) {
    const calls = {
      write: jest.fn(async (_id: number, _finding: object) => undefined),
      addExpected: jest.fn(async () => undefined),
      markFound: jest.fn(async (_id: number, _units: number[]) => undefined),
      clearFound: jest.fn(async (..._given: unknown[]) => undefined),
    };
    const counts = {
      lockOpen: async () => ({ displayId: 31 }),
      lockLine: async () => counted,
      getHeader: async () => ({ id: 3 }),
      write: calls.write,
    };
    const stock = { lockRow: async () => ({ hasWeight, quantity: 9, totalWeight: 800 }) };
    const unit = (id: number, productId = 1, status = 'IN_STOCK') =>
      [id, { id, productId, status, qrValue: 'X' }] as const;
    const units = new Map([unit(5), unit(6), unit(7, 1, 'SHIPPED'), unit(8, 1, 'SHIPPED'), unit(9, 2)]);
    const entries = new EnterFinding(
      counts as never,
      { ...calls, lockByProduct: async () => known } as never,
      stock as never,
      { lockUnits: async () => units } as never,
      { products: async () => new Map() } as never,
    );
    const enter = (given: object) => asDana(() => entries.execute({ id: 3, productId: 1, ...given }));
    return { enter, calls };
  }

  test.each([
    ['No' as const, { quantity: 5, weight: 3 }, { quantity: 5, weight: 0 }],
    ['Weighting' as const, { quantity: 5, weight: 300 }, { quantity: 0, weight: 300 }],
  ])('of %s goods is typed, and stands beside what the books say', async (hasWeight, given, found) => {
    const { enter, calls } = entry(hasWeight);
    expect(await enter(given)).toMatchObject({ line: { version: 5, ...found } });
    expect(calls.write.mock.calls[0]?.[1]).toMatchObject({
      ...found,
      bookQuantity: 9,
      bookWeight: 800,
      countedBy: 'Dana',
    });
  });

  test('gives way to what its writer has not seen, and must be said', async () => {
    const { enter } = entry('No');
    await expect(enter({ quantity: 5, version: 3 })).rejects.toMatchObject({ code: 'STALE', values: { amount: 6 } });
    expect(await enter({ quantity: 5, version: 4 })).toBeDefined();
    expect(await enter({ quantity: 0 })).toMatchObject({ line: { quantity: 0 } });
    await expect(enter({ weight: 5 })).rejects.toEqual(refused('VALIDATION'));
  });

  test('of pieces is scanned, each once', async () => {
    const known = [piece(5, { foundVersion: 1 }), piece(6), piece(8, { foundVersion: null })];
    const { enter, calls } = entry('Yes', known);
    await expect(enter({ quantity: 3 })).rejects.toEqual(refused('VALIDATION'));
    expect(await enter({ add: [5, 6, 6, 8], remove: [4] })).toMatchObject({ line: { quantity: 1, weight: 500 } });
    expect(calls.markFound).toHaveBeenCalledWith(3, [6, 8]);
    expect(calls.clearFound).toHaveBeenCalledWith(3, 1, [4]);
    expect(calls.addExpected).not.toHaveBeenCalled();
    expect(calls.write.mock.calls[0]?.[1]).toMatchObject({ bookQuantity: 3, bookWeight: 1500 });
  });

  test('of pieces stands beside those that the books had then: not what had been taken out, but what had come', async () => {
    const [missing, removed, come] = [piece(6), piece(5, { foundVersion: 1, wasRemoved: 1, weight: 300 }), piece(9)];
    const { enter, calls } = entry('Yes', [missing, removed, { ...come, expectedVersion: null, foundVersion: 1 }]);
    expect(await enter({ add: [] })).toMatchObject({ line: { quantity: 2 } });
    expect(calls.write.mock.calls[0]?.[1]).toMatchObject({ quantity: 2, bookQuantity: 2, bookWeight: 1000 });
  });

  test('the first scan of a product notes what should be there', async () => {
    const { enter, calls } = entry('Yes', [], { ...line, countedTime: null });
    await enter({ add: [] });
    expect(calls.addExpected).toHaveBeenCalledTimes(1);
  });

  test.each([
    [4, 'NOT_FOUND'],
    [9, 'VALIDATION'],
    [7, 'STALE'],
  ])('is not the piece %i', async (unitId, code) => {
    await expect(entry('Yes').enter({ add: [unitId] })).rejects.toEqual(refused(code));
  });
});

describe('a count is posted', () => {
  const unit = (id: number, productId: number, over: object = {}) => ({
    id,
    productId,
    quantity: 1,
    weight: 500,
    version: 1,
    status: 'IN_STOCK',
    firstQuantity: 1,
    firstWeight: 450,
    receivedTime: id,
    ...over,
  });
  const counted = (productId: number, quantity: number, bookQuantity: number, over: object = {}) => ({
    productId,
    quantity,
    bookQuantity,
    weight: 0,
    bookWeight: 0,
    countedTime: 5,
    ...over,
  });
  function posting(
    lines: object[],
    pieces: object[],
    units: ReturnType<typeof unit>[],
    change = async () => undefined,
  ) {
    const calls = {
      change: jest.fn(async (_changes: object[]) => change()),
      setRemaining: jest.fn(async (_units: object[]) => undefined),
      insert: jest.fn(async () => undefined),
      append: jest.fn(async () => undefined),
      end: jest.fn(async () => undefined),
    };
    const modes: Record<number, StockMode> = { 1: 'No', 2: 'Weighting', 3: 'Yes' };
    const rows = new Map([1, 2, 3].map((productId) => [productId, { productId, hasWeight: modes[productId] }]));
    const posts = new PostCount(
      { lockOpen: async () => ({ displayId: 31 }), findLines: async () => lines, end: calls.end } as never,
      { findByCount: async () => pieces } as never,
      { lockRows: async () => rows, change: calls.change } as never,
      {
        lockInStock: async () => units.filter(({ status }) => status === 'IN_STOCK'),
        lockUnits: async () => new Map(units.map((one) => [one.id, one])),
        setRemaining: calls.setRemaining,
        insert: calls.insert,
      } as never,
      { append: calls.append } as never,
      { products: async () => new Map([[1, { name: 'Tea' }]]) } as never,
    );
    return { calls, post: () => asDana(() => posts.execute({ id: 3, reason: 'monthly' })) };
  }
  const moved = (calls: { change: jest.Mock<(changes: object[]) => Promise<void>> }) => calls.change.mock.calls[0]?.[0];

  test('by the difference from the books of then, for what was counted', async () => {
    const lots = [unit(11, 1, { quantity: 9, weight: 0 }), unit(12, 2, { quantity: 0, weight: 700 })];
    const pool = counted(2, 0, 0, { weight: 650, bookWeight: 600 });
    const { calls, post } = posting([counted(1, 6, 8), pool, counted(3, 0, 0, { countedTime: null })], [], lots);
    expect(await post()).toBe(31);
    expect(moved(calls)).toMatchObject([
      { productId: 1, quantity: -2, weight: 0 },
      { productId: 2, quantity: 0, weight: 50 },
    ]);
    expect(calls.setRemaining.mock.calls[0]?.[0]).toMatchObject([
      { id: 11, quantity: 7 },
      { id: 12, weight: 750 },
    ]);
    expect([calls.insert.mock.calls.length, calls.end.mock.calls]).toEqual([0, [[3, 'POSTED']]]);
  });

  test('and changes nothing where all is there', async () => {
    const { calls, post } = posting([counted(1, 8, 8)], [], [unit(11, 1, { quantity: 3 })]);
    await post();
    expect([moved(calls), calls.setRemaining.mock.calls[0]?.[0]]).toEqual([[], []]);
  });

  test('pieces that are missing leave and those that were removed come back, unless they have changed since', async () => {
    const pieces = [
      ...[21, 22].map((unitId) => ({ unitId, expectedVersion: 1, foundVersion: null, wasRemoved: 0 })),
      ...[23, 24, 25].map((unitId) => ({ unitId, expectedVersion: null, foundVersion: 1, wasRemoved: 1 })),
    ];
    const units = [
      ...[unit(20, 3), unit(21, 3), unit(22, 3, { version: 2 })],
      ...[unit(23, 3, { status: 'REMOVED' }), unit(24, 3, { status: 'REMOVED', version: 2 }), unit(25, 3)],
    ];
    const { calls, post } = posting([counted(3, 2, 3)], pieces, units);
    await post();
    expect(moved(calls)).toMatchObject([{ productId: 3, quantity: 0, weight: -50 }]);
    expect(calls.setRemaining.mock.calls[0]?.[0]).toEqual([
      { id: 21, quantity: 0, weight: 0 },
      { id: 23, quantity: 1, weight: 450 },
    ]);
  });

  test('but not where nothing was counted, or more has left since than was found', async () => {
    await expect(posting([counted(1, 8, 8, { countedTime: null })], [], []).post()).rejects.toEqual(
      refused('VALIDATION'),
    );
    await expect(posting([counted(1, 2, 8)], [], [unit(11, 1, { quantity: 5 })]).post()).rejects.toMatchObject({
      code: 'STALE',
      values: { product: { gb: 'Tea', cn: 'Tea' } },
    });
    const booked = posting([counted(1, 7, 8)], [], [unit(11, 1, { quantity: 5 })], async () => {
      throw new StockExceeded();
    });
    await expect(booked.post()).rejects.toEqual(refused('STALE'));
    const broken = posting([counted(1, 7, 8)], [], [unit(11, 1, { quantity: 5 })], async () => {
      throw new TypeError('broken');
    });
    await expect(broken.post()).rejects.toThrow('broken');
  });
});
