import { DomainError } from '@depot/contracts/errors';
import type { StockAmount } from '@depot/contracts/inventory';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';

const pieces = (productId: number, quantity: number): StockAmount => ({ productId, quantity, weight: 0 });
const pounds = (productId: number, weight: number): StockAmount => ({ productId, quantity: 0, weight });

describe('booking', () => {
  let app: InventoryApp;
  beforeAll(async () => void (app = await inventoryApp()));
  afterAll(() => app.close());

  async function stocked(amount: number, hasWeight: 'No' | 'Weighting' = 'No', tenantId = 1): Promise<number> {
    const id = await app.product(hasWeight, tenantId);
    await app.command(
      (stock) => stock.receive([hasWeight === 'No' ? pieces(id, amount) : pounds(id, amount)], { cause: 'RECEIVED' }),
      tenantId,
    );
    return id;
  }
  const book = (...lines: StockAmount[]) => app.command((stock) => stock.book(lines));
  const domainErrorOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error as DomainError,
    );

  it('gives the last five pieces to exactly five of twenty', async () => {
    const id = await stocked(5);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => book(pieces(id, 1))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await app.level(id)).toMatchObject({ quantity: 5, bookedQuantity: 5 });
  });

  it('never deadlocks lines named in opposite orders', async () => {
    const [a, b] = [await stocked(1000), await stocked(1000)];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        book(...(index % 2 ? [pieces(a, 1), pieces(b, 2)] : [pieces(b, 2), pieces(a, 1)])),
      ),
    );
    expect(await app.level(a)).toMatchObject({ bookedQuantity: 40 });
    expect(await app.level(b)).toMatchObject({ bookedQuantity: 80 });
  });

  it('names every short product with its sum, and books nothing', async () => {
    const [plenty, few, weighed] = [await stocked(100), await stocked(3), await stocked(1250, 'Weighting')];
    const domainError = await domainErrorOf(
      book(pieces(plenty, 60), pieces(few, 2), pieces(few, 2), pounds(weighed, 1251)),
    );
    expect(domainError).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      details: [
        { productId: few, productName: `Product ${few}`, requested: 4, available: 3 },
        { productId: weighed, productName: `Product ${weighed}`, requested: 12.51, available: 12.5 },
      ],
    });
    expect(domainError?.message).toBe(
      `Not enough stock: Product ${few} (asked 4, available 3), Product ${weighed} (asked 12.51, available 12.5).`,
    );
    for (const id of [plenty, few]) expect(await app.level(id)).toMatchObject({ bookedQuantity: 0 });
  });

  it('counts what the order holds itself when it is changed', async () => {
    const [a, b] = [await stocked(5), await stocked(5)];
    await book(pieces(a, 4));
    await app.command((stock) => stock.rebook([pieces(a, 4)], [pieces(a, 5), pieces(b, 1)]));
    const domainError = await domainErrorOf(
      app.command((stock) => stock.rebook([pieces(a, 5), pieces(b, 1)], [pieces(a, 6)])),
    );
    expect(domainError?.details).toEqual([expect.objectContaining({ productId: a, requested: 6, available: 5 })]);
    expect(await app.level(b)).toMatchObject({ bookedQuantity: 1 });
    await app.command((stock) => stock.release([pieces(a, 5), pieces(b, 1)]));
    expect(await app.level(a)).toMatchObject({ quantity: 5, bookedQuantity: 0 });
  });

  it('books what fits where that was asked for', async () => {
    const [a, b, c] = [await stocked(5), await stocked(2), await stocked(1)];
    await book(pieces(a, 1), pieces(c, 1));
    const booked = await app.command((stock) =>
      stock.rebookWhatFits([pieces(a, 1)], [pieces(a, 9), pieces(b, 1), pieces(c, 1)]),
    );
    expect(booked).toEqual([pieces(a, 5), pieces(b, 1)]);
    expect(await app.level(a)).toMatchObject({ bookedQuantity: 5 });
  });

  it('keeps reserved goods out, and reserves no more than is free', async () => {
    const [a, weighed] = [await stocked(5), await stocked(500, 'Weighting')];
    await app.command((stock) => stock.reserve(a, 4));
    await app.command((stock) => stock.reserve(weighed, 500));
    expect(await domainErrorOf(book(pieces(a, 2)))).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
    expect(await domainErrorOf(book(pounds(weighed, 1)))).toMatchObject({ code: 'INSUFFICIENT_STOCK' });
    await book(pieces(a, 1));
    expect((await domainErrorOf(app.command((stock) => stock.reserve(a, 5))))?.message).toBe('Only 4 can be reserved.');
    await app.command((stock) => stock.reserve(a, 0));
    expect(await app.level(a)).toMatchObject({ bookedQuantity: 1, reservedQuantity: 0 });
  });

  it('gives nothing back that is not booked', async () => {
    const id = await stocked(5);
    expect(await domainErrorOf(app.command((stock) => stock.release([pieces(id, 1)])))).toMatchObject({
      code: 'STALE',
    });
  });

  it('knows nothing of other tenants', async () => {
    const theirs = await stocked(5, 'No', 2);
    expect(await domainErrorOf(book(pieces(theirs, 1)))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await domainErrorOf(app.command((stock) => stock.reserve(theirs, 1)))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await app.level(theirs)).toBeUndefined();
    expect(await app.level(theirs, 2)).toMatchObject({ quantity: 5, bookedQuantity: 0, reservedQuantity: 0 });
  });
});
