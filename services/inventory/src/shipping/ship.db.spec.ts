import type { DomainError } from '@depot/contracts/errors';
import type { ReceiveLine, ShipLine } from '@depot/contracts/inventory';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdjustService } from '../adjusting/adjust.service.js';
import { ProposalService } from '../proposal/proposal.service.js';
import { LedgerRepository } from '../stock/ledger.repository.js';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';
import { brokenInvariants } from '../testing/stock-invariants.js';
import { UnitReader } from '../unit/unit-reader.js';

describe('shipping, adding back and returns', () => {
  let app: InventoryApp;
  let lastId = 0;
  beforeAll(async () => void (app = await inventoryApp()));
  afterAll(() => app.close());

  const receive = async (...lines: Partial<ReceiveLine>[]) => {
    const whole = lines.map((line) => ({ productId: 0, quantity: 0, weight: 0, ...line }));
    return (await app.command((stock) => stock.receive(whole, { cause: 'RECEIVED' }))).map(
      ({ inventoryId }) => inventoryId,
    );
  };
  const line = (productId: number, hasWeight: ShipLine['hasWeight'], more: Partial<ShipLine>): ShipLine => ({
    productId,
    hasWeight,
    orderItemId: ++lastId,
    quantity: 0,
    weight: 0,
    inventoryIds: [],
    ...more,
  });
  /** Books the lines and ships them. */
  const ship = (...lines: ShipLine[]) => {
    const orderId = ++lastId;
    return app.command(async (stock) => {
      await stock.book(lines.map(({ productId, quantity, weight }) => ({ productId, quantity, weight })));
      return { orderId, shipped: await stock.ship(orderId, lines) };
    });
  };
  const domainErrorOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error as DomainError,
    );
  const remaining = async (productId: number) => {
    const units = await app.command(() => app.app.get(UnitReader).findByProduct(productId, true));
    return Object.fromEntries(units.map(({ inventoryId, quantity, weight }) => [inventoryId, quantity || weight]));
  };

  it('draws lots by expiry, then by age, and puts the same amounts back', async () => {
    const id = await app.product('No');
    const [old, late, soon] = await receive(
      { productId: id, quantity: 10 },
      { productId: id, quantity: 10, expiry: '2027-06-01' },
      { productId: id, quantity: 10, expiry: '2027-05-01' },
    );
    const { orderId, shipped } = await ship(line(id, 'No', { quantity: 24 }));
    expect(shipped).toMatchObject([{ quantity: 24, weight: 0, inventoryIds: [], weights: [] }]);
    expect(await remaining(id)).toEqual({ [old!]: 6 });
    await app.command((stock) => stock.restore(orderId));
    expect(await remaining(id)).toEqual({ [old!]: 10, [late!]: 10, [soon!]: 10 });
    await app.command((stock) => stock.restore(orderId));
    expect((await app.level(id))?.quantity).toBe(30);
  });

  it('ships exactly the scanned pieces and tells the weight of each', async () => {
    const id = await app.product('Yes');
    const [a, b, c] = await receive(
      { productId: id, weight: 1010 },
      { productId: id, weight: 1020 },
      { productId: id, weight: 1030 },
    );
    const { shipped } = await ship(line(id, 'Yes', { quantity: 2, inventoryIds: [c!, a!] }));
    expect(shipped).toMatchObject([{ quantity: 2, weight: 2040, inventoryIds: [c, a], weights: [1030, 1010] }]);
    expect(await remaining(id)).toEqual({ [b!]: 1 });
    expect(await app.level(id)).toMatchObject({ quantity: 1, totalWeight: 1020, bookedQuantity: 0 });
  });

  it('lists the pieces and lots that left on an order, also once they are back', async () => {
    const [pieces, lots] = [await app.product('Yes'), await app.product('No')];
    const [a, , lot] = await receive(
      { productId: pieces, weight: 1010 },
      { productId: pieces, weight: 1020 },
      { productId: lots, quantity: 10 },
    );
    const lines = [line(pieces, 'Yes', { quantity: 1, inventoryIds: [a!] }), line(lots, 'No', { quantity: 4 })];
    const { orderId } = await ship(...lines);
    const left = async () => {
      const units = await app.command(() => app.app.get(UnitReader).findByOrder(orderId));
      return units.map(({ inventoryId, status }) => [inventoryId, status]);
    };
    expect(await left()).toEqual([
      [a, 'SHIPPED'],
      [lot, 'IN_STOCK'],
    ]);
    await app.command((stock) => stock.restore(orderId));
    expect(await left()).toEqual([
      [a, 'IN_STOCK'],
      [lot, 'IN_STOCK'],
    ]);
  });

  it('refuses a wrong piece by name', async () => {
    const [id, other] = [await app.product('Yes'), await app.product('Yes')];
    const [a, b] = await receive({ productId: id, weight: 1000 }, { productId: id, weight: 1100 });
    const [strange] = await receive({ productId: other, weight: 900 });
    const theirs = await app.product('Yes', 2);
    const [foreign] = await app.command(
      (stock) => stock.receive([{ productId: theirs, quantity: 1, weight: 5 }], { cause: 'RECEIVED' }),
      2,
    );
    const rejected = async (...inventoryIds: (number | undefined)[]) =>
      (await domainErrorOf(ship(line(id, 'Yes', { quantity: 2, inventoryIds: inventoryIds.map((one) => one ?? 0) }))))
        ?.message;
    expect(await rejected(a)).toBe(`Product ${id}: 2 pieces are needed, 1 was scanned.`);
    expect(await rejected(a, a)).toMatch(new RegExp(`^Product ${id} 10.00 lb \\([0-9A-Z]{16}\\) was scanned twice`));
    expect(await rejected(a, strange)).toContain(`belongs to Product ${other}`);
    expect(await rejected(a, foreign?.inventoryId)).toBe('This entry was not found in the Inventory');
    await ship(line(id, 'Yes', { quantity: 1, inventoryIds: [b!] }));
    await receive({ productId: id, weight: 1200 });
    expect(await rejected(a, b)).toContain('is not in stock any more');
    expect(await app.level(id)).toMatchObject({ quantity: 2, bookedQuantity: 0 });
  });

  it('gives the last piece to one of many orders that scan it', async () => {
    const id = await app.product('Yes');
    const [a] = await receive({ productId: id, weight: 1000 }, { productId: id, weight: 1100 });
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => ship(line(id, 'Yes', { quantity: 1, inventoryIds: [a!] }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await app.level(id)).toMatchObject({ quantity: 1, bookedQuantity: 0 });
  });

  it('leaves the bookings of others whole when a manual order ships', async () => {
    const id = await app.product('Weighting');
    await receive({ productId: id, weight: 1000 });
    await app.command((stock) => stock.book([{ productId: id, quantity: 0, weight: 700 }]));
    const manual = (weight: number) =>
      app.command((stock) => stock.ship(++lastId, [line(id, 'Weighting', { weight })], { booked: false }));
    const domainError = await domainErrorOf(manual(301));
    expect(domainError?.details).toEqual([
      { productId: id, productName: `Product ${id}`, requested: 3.01, available: 3 },
    ]);
    await manual(300);
    expect(await app.level(id)).toMatchObject({ totalWeight: 700, bookedWeight: 700 });
  });

  it('takes goods back into their lots, no more than was shipped, and undoes that while they are there', async () => {
    const [counted, pieces] = [await app.product('No'), await app.product('Yes')];
    const [lot] = await receive({ productId: counted, quantity: 10 });
    const [piece] = await receive({ productId: pieces, weight: 1500 });
    const lines = [line(counted, 'No', { quantity: 6 }), line(pieces, 'Yes', { quantity: 1, inventoryIds: [piece!] })];
    const { orderId } = await ship(...lines);
    const back = (returnId: number, quantity: number, inventoryIds: number[] = []) =>
      app.command((stock) =>
        stock.restock(returnId, orderId, [
          { productId: counted, quantity, weight: 0, orderItemId: lines[0]!.orderItemId, inventoryIds: [] },
          ...inventoryIds.map(() => ({
            productId: pieces,
            quantity: 1,
            weight: 0,
            orderItemId: lines[1]!.orderItemId,
            inventoryIds,
          })),
        ]),
      );
    const first = ++lastId;
    await back(first, 4, [piece!]);
    expect(await remaining(counted)).toEqual({ [lot!]: 8 });
    expect(await remaining(pieces)).toEqual({ [piece!]: 1 });
    expect((await domainErrorOf(back(++lastId, 3)))?.code).toBe('VALIDATION');
    expect((await domainErrorOf(back(++lastId, 1, [piece!])))?.code).toBe('VALIDATION');
    await ship(line(pieces, 'Yes', { quantity: 1, inventoryIds: [piece!] }));
    const gone = await domainErrorOf(app.command((stock) => stock.undoRestock(first)));
    expect(gone?.message).toBe(
      `The returned goods of Product ${pieces} have left the warehouse again or were weighed anew.`,
    );
    const second = ++lastId;
    await back(second, 2);
    await app.command((stock) => stock.undoRestock(second));
    await app.command((stock) => stock.restore(orderId));
    expect(await remaining(counted)).toEqual({ [lot!]: 10 });
  });

  it.each([90, 110])(
    'leaves a return as it is once its piece was weighed anew, at %i %% of what it was',
    async (percent) => {
      const id = await app.product('Yes');
      const [piece] = await receive({ productId: id, weight: 1000 });
      const { orderId, shipped } = await ship(line(id, 'Yes', { quantity: 1, inventoryIds: [piece!] }));
      const back = {
        productId: id,
        quantity: 1,
        weight: 0,
        orderItemId: shipped[0]!.orderItemId,
        inventoryIds: [piece!],
      };
      const returnId = ++lastId;
      await app.command((stock) => stock.restock(returnId, orderId, [back]));
      await app.command(() =>
        app.app.get(AdjustService).recount({ inventoryId: piece!, weight: percent * 10, reason: 'dried' }),
      );
      const rejected = await domainErrorOf(app.command((stock) => stock.undoRestock(returnId)));
      expect(rejected?.code).toBe('INSUFFICIENT_STOCK');
      expect(await app.level(id)).toMatchObject({ quantity: 1, totalWeight: percent * 10 });
    },
  );

  it('draws the scanned lot first, and refuses one of another product by name', async () => {
    const [id, other] = [await app.product('No'), await app.product('No')];
    const [first, scanned] = await receive(
      { productId: id, quantity: 10, lot: 'A', expiry: '2199-01-01' },
      { productId: id, quantity: 10, lot: 'B', expiry: '2199-06-01' },
    );
    const [strange] = await receive({ productId: other, quantity: 10 });
    await ship(line(id, 'No', { quantity: 12, inventoryIds: [scanned!, scanned!] }));
    expect(await remaining(id)).toEqual({ [first!]: 8 });
    const rejected = await domainErrorOf(ship(line(id, 'No', { quantity: 1, inventoryIds: [strange!] })));
    expect([rejected?.code, rejected?.message]).toEqual([
      'VALIDATION',
      expect.stringContaining(`was scanned for Product ${id}`),
    ]);
    expect((await domainErrorOf(ship(line(id, 'No', { quantity: 1, inventoryIds: [scanned!] }))))?.code).toBe('STALE');
  });

  it('proposes nothing that has expired, and lets it leave only when that is confirmed', async () => {
    const [id, pieces] = [await app.product('No'), await app.product('Yes')];
    const [old, fresh, piece] = await receive(
      { productId: id, quantity: 5, lot: 'OLD', expiry: '2020-03-01' },
      { productId: id, quantity: 5, lot: 'NEW', expiry: '2199-03-01' },
      { productId: pieces, weight: 1000, lot: 'P', expiry: '2020-04-02' },
    );
    const proposed = await app.inTenant(1, () =>
      app.app.get(ProposalService).computeProposal({ lines: [{ productId: id, quantity: 8 }] }),
    );
    expect(proposed).toMatchObject([{ short: 3, picks: [{ inventoryId: fresh, quantity: 5 }] }]);

    const all = [line(id, 'No', { quantity: 7 }), line(pieces, 'Yes', { quantity: 1, inventoryIds: [piece!] })];
    const rejected = await domainErrorOf(ship(...all));
    expect([rejected?.code, rejected?.message]).toEqual([
      'EXPIRED',
      `Expired: Product ${id}, lot OLD, on 3/1/2020; Product ${pieces}, lot P, on 4/2/2020. ` +
        'Take others, or confirm that they leave all the same.',
    ]);
    expect(await remaining(id)).toEqual({ [old!]: 5, [fresh!]: 5 });

    await ship(line(id, 'No', { quantity: 4 }));
    expect(await remaining(id)).toEqual({ [old!]: 5, [fresh!]: 1 });
    await app.command(async (stock) => {
      await stock.book([{ productId: id, quantity: 2, weight: 0 }]);
      await stock.ship(++lastId, [line(id, 'No', { quantity: 2 })], { expiredConfirmed: true });
    });
    expect(await remaining(id)).toEqual({ [old!]: 4 });
    const movements = await app.inTenant(1, () => app.app.get(LedgerRepository).findByProduct(id, null, 2));
    const reasons = movements.toReversed();
    expect(reasons.map(({ reason }) => reason)).toEqual([
      null,
      `Left although expired: Product ${id}, lot OLD, on 3/1/2020`,
    ]);
  });

  it('takes a serial number of a product once, in stock or shipped, and not of another', async () => {
    const [id, other] = [await app.product('Yes'), await app.product('Yes')];
    const [piece] = await receive({ productId: id, weight: 1000, serial: 'S1' });
    const again = async (...serials: string[]) =>
      (await domainErrorOf(receive(...serials.map((serial) => ({ productId: id, weight: 900, serial })))))?.message;
    expect(await again('S2', 'S2')).toBe(`Product ${id}: the piece with serial number S2 is entered twice.`);
    expect(await again('S1')).toBe(`Product ${id}: the piece with serial number S1 is in stock already.`);
    await receive({ productId: other, weight: 900, serial: 'S1' });
    await ship(line(id, 'Yes', { quantity: 1, inventoryIds: [piece!] }));
    expect(await again('S1')).toContain('S1 has been shipped.');
    const unit = await app.command(() => app.app.get(UnitReader).getById(piece!));
    expect(unit.serial).toBe('S1');
  });

  it('gives one of many people that scan the same serial number the piece', async () => {
    const id = await app.product('Yes');
    const entries = await Promise.allSettled(
      Array.from({ length: 6 }, () => receive({ productId: id, weight: 1000, serial: 'RACE' })),
    );
    expect(entries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await app.level(id)).toMatchObject({ quantity: 1, totalWeight: 1000 });
  });

  it('has broken nothing', async () => {
    expect(await brokenInvariants(app.db, 1)).toEqual({});
  });
});
