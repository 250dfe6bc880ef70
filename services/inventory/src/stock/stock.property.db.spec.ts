import { DomainError } from '@depot/contracts/errors';
import type { ShipLine, StockPort } from '@depot/contracts/inventory';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { AdjustService } from '../adjusting/adjust.service.js';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';
import { brokenInvariants } from '../testing/stock-invariants.js';
import {
  free,
  merged,
  type ModelLine,
  type ModelOrder,
  type ModelProduct,
  type ModelReturn,
  stockAmount,
} from '../testing/stock-model.js';
import { unitTotals } from '../testing/unit-totals.js';
import { UnitReader } from '../unit/unit-reader.js';

// A long random run.
jest.setTimeout(300_000);

const product = fc.nat(2);
const amount = fc.integer({ min: 1, max: 5 });
const lines = fc.array(fc.tuple(product, amount), { minLength: 1, maxLength: 3 });
const which = fc.nat(5);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('receive' as const), product, amount }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('order' as const), lines }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), which, lines }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('ship' as const), which }) },
  fc.record({ kind: fc.constant('cancel' as const), which }),
  fc.record({ kind: fc.constant('manual' as const), lines }),
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('restock' as const),
      which,
      product,
      amount: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undoRestock' as const), which }) },
  fc.record({ kind: fc.constant('recount' as const), product, amount }),
  fc.record({ kind: fc.constant('remove' as const), product }),
  fc.record({ kind: fc.constant('reserve' as const), product, amount }),
  fc.record({ kind: fc.constant('total' as const), amount }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let lastId = 0;

/** One sequence of commands beside a model that says what each must do. */
class Run {
  readonly orders: ModelOrder[] = [];
  readonly returns: ModelReturn[] = [];

  constructor(
    readonly bench: InventoryApp,
    readonly tenantId: number,
    readonly products: readonly ModelProduct[],
  ) {}

  async take(given: Step): Promise<void> {
    switch (given.kind) {
      case 'receive':
        return this.receive(this.at(given.product), given.amount);
      case 'order':
        return this.order(this.linesOf(given.lines));
      case 'change':
        return this.change(this.orderIn('OPEN', given.which), this.linesOf(given.lines));
      case 'cancel':
        return this.cancel(this.orderIn('OPEN', given.which));
      case 'ship':
        return this.ship(this.orderIn('OPEN', given.which));
      case 'manual':
        return this.manual(merged(this.linesOf(given.lines)));
      case 'restore':
        return this.restore(this.orderIn('SHIPPED', given.which));
      case 'restock':
        return this.restock(this.orderIn('SHIPPED', given.which), this.at(given.product), given.amount);
      case 'undoRestock':
        return this.undo(this.returns[given.which % Math.max(1, this.returns.length)]);
      case 'recount':
        return this.recount(this.at(given.product), given.amount);
      case 'remove':
        return this.remove(this.at(given.product));
      case 'reserve':
        return this.reserve(this.at(given.product), given.amount);
      case 'total':
        return this.total(this.at(2), given.amount);
    }
  }

  /** Runs the work; it must succeed exactly when the model says so. Undefined expectation: either is fine. */
  private async attempt(allowed: boolean | undefined, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      expect({ rejected: error.message, allowed: allowed ?? false }).toMatchObject({ allowed: false });
      return false;
    }
    expect(allowed ?? true).toBe(true);
    return true;
  }

  private async receive(product: ModelProduct, amount: number): Promise<void> {
    const isPieces = product.hasWeight === 'Yes';
    const one = isPieces
      ? [{ productId: product.id, quantity: 1, weight: 100 + amount }]
      : [stockAmount({ product, amount })];
    const received = isPieces ? Array.from({ length: amount }, () => one[0]!) : one;
    await this.command((stock) => stock.receive(received, { cause: 'RECEIVED' }));
    product.amount += amount;
  }

  private async order(wanted: ModelLine[]): Promise<void> {
    const allowed = merged(wanted).every(({ product, amount }) => free(product) >= amount);
    if (!(await this.attempt(allowed, () => this.command((stock) => stock.book(wanted.map(stockAmount)))))) return;
    this.orders.push({ id: ++lastId, state: 'OPEN', lines: merged(wanted), shipped: [], back: new Map() });
    this.book(merged(wanted), 1);
  }

  private async change(order: ModelOrder | undefined, wanted: ModelLine[]): Promise<void> {
    if (!order) return;
    const held = (product: ModelProduct) => order.lines.find((line) => line.product === product)?.amount ?? 0;
    const allowed = merged(wanted).every(({ product, amount }) => free(product) + held(product) >= amount);
    const rebook = () => this.command((stock) => stock.rebook(order.lines.map(stockAmount), wanted.map(stockAmount)));
    if (!(await this.attempt(allowed, rebook))) return;
    this.book(order.lines, -1);
    order.lines = merged(wanted);
    this.book(order.lines, 1);
  }

  private async cancel(order: ModelOrder | undefined): Promise<void> {
    if (!order) return;
    await this.command((stock) => stock.release(order.lines.map(stockAmount)));
    this.book(order.lines, -1);
    order.state = 'CLOSED';
  }

  private async ship(order: ModelOrder | undefined): Promise<void> {
    if (!order) return;
    const ship = await Promise.all(order.lines.map((line) => this.shipLine(line)));
    order.shipped = await this.command((stock) => stock.ship(order.id, ship));
    order.state = 'SHIPPED';
    this.book(order.lines, -1);
    order.lines.forEach(({ product, amount }) => (product.amount -= amount));
    expect(order.shipped.map(({ inventoryIds }) => inventoryIds)).toEqual(ship.map(({ inventoryIds }) => inventoryIds));
  }

  private async manual(wanted: ModelLine[]): Promise<void> {
    const ship = await Promise.all(wanted.map((line) => this.shipLine(line)));
    const open = ship.map((line) => ({ ...line, inventoryIds: [] }));
    const id = ++lastId;
    const allowed = wanted.every(({ product, amount }) => free(product) >= amount);
    const done = await this.attempt(allowed, async () => {
      const shipped = await this.command((stock) => stock.ship(id, open, { booked: false }));
      this.orders.push({ id, state: 'SHIPPED', lines: wanted, shipped, back: new Map() });
    });
    if (done) wanted.forEach(({ product, amount }) => (product.amount -= amount));
  }

  private async restore(order: ModelOrder | undefined): Promise<void> {
    if (!order) return;
    await this.command((stock) => stock.restore(order.id));
    order.state = 'CLOSED';
    order.lines.forEach(({ product, amount }, index) => (product.amount += amount - this.backOf(order, index)));
    order.back.clear();
    this.returns.splice(0, this.returns.length, ...this.returns.filter((one) => one.order !== order));
  }

  private async restock(order: ModelOrder | undefined, product: ModelProduct, amount: number): Promise<void> {
    const index = order?.lines.findIndex((line) => line.product === product) ?? -1;
    const shipped = order?.shipped[index];
    const line = order?.lines[index];
    if (!order || !shipped || !line) return;
    const back = this.backOf(order, index);
    const inventoryIds =
      product.hasWeight === 'Yes' ? this.notYetBack(order, shipped.inventoryIds).slice(0, amount) : [];
    const id = ++lastId;
    const { orderItemId } = shipped;
    const allowed = amount <= line.amount - back;
    const returned = { ...stockAmount({ product, amount }), orderItemId, inventoryIds: allowed ? inventoryIds : [] };
    if (!(await this.attempt(allowed, () => this.command((stock) => stock.restock(id, order.id, [returned]))))) return;
    product.amount += amount;
    order.back.set(orderItemId, back + amount);
    this.returns.push({ id, order, orderItemId, product, amount, inventoryIds });
  }

  private async undo(one: ModelReturn | undefined): Promise<void> {
    if (!one) return;
    const mustFail = free(one.product) < one.amount;
    if (!(await this.attempt(mustFail ? false : undefined, () => this.command((stock) => stock.undoRestock(one.id)))))
      return;
    one.product.amount -= one.amount;
    one.order.back.set(one.orderItemId, (one.order.back.get(one.orderItemId) ?? 0) - one.amount);
    this.returns.splice(this.returns.indexOf(one), 1);
  }

  private async recount(product: ModelProduct, found: number): Promise<void> {
    const unit = (await this.inStock(product))[0];
    if (!unit) return;
    const change = product.hasWeight === 'Yes' ? 0 : found - (product.hasWeight === 'No' ? unit.quantity : unit.weight);
    const recount = () =>
      this.adjust((service) =>
        service.recount({ inventoryId: unit.inventoryId, quantity: found, weight: found, reason: 'counted' }),
      );
    if (await this.attempt(free(product) + change >= 0, recount)) product.amount += change;
  }

  private async remove(product: ModelProduct): Promise<void> {
    const unit = (await this.inStock(product))[0];
    if (!unit) return;
    const lost = product.hasWeight === 'Weighting' ? unit.weight : unit.quantity;
    const remove = () => this.adjust((service) => service.remove(unit.inventoryId, 'broken'));
    if (await this.attempt(free(product) >= lost, remove)) product.amount -= lost;
  }

  private async reserve(product: ModelProduct, amount: number): Promise<void> {
    const allowed = product.amount - product.booked >= amount;
    if (await this.attempt(allowed, () => this.command((stock) => stock.reserve(product.id, amount))))
      product.reserved = amount;
  }

  private async total(product: ModelProduct, total: number): Promise<void> {
    const allowed = total >= product.booked + product.reserved;
    if (
      await this.attempt(allowed, () =>
        this.adjust((service) => service.setTotalWeight({ productId: product.id, totalWeight: total })),
      )
    )
      product.amount = total;
  }

  /** Every stock row says what the model says, and no invariant is broken. */
  async check(): Promise<void> {
    for (const product of this.products) {
      const level = await this.bench.level(product.id, this.tenantId);
      const byWeight = product.hasWeight === 'Weighting';
      const actual = byWeight
        ? [level?.totalWeight, level?.bookedWeight, level?.reservedWeight]
        : [level?.quantity, level?.bookedQuantity, level?.reservedQuantity];
      expect(actual).toEqual([product.amount, product.booked, product.reserved]);
    }
    expect(await brokenInvariants(this.bench.db, this.tenantId)).toEqual({});
    const { told, there } = await unitTotals(this.bench, this.tenantId, 0);
    expect(told).toEqual(there);
  }

  private command<T>(work: (stock: StockPort) => Promise<T>): Promise<T> {
    return this.bench.command(work, this.tenantId);
  }

  private adjust(work: (service: AdjustService) => Promise<void>): Promise<void> {
    return this.command(() => work(this.bench.app.get(AdjustService)));
  }

  private inStock(product: ModelProduct) {
    return this.command(() => this.bench.app.get(UnitReader).findByProduct(product.id, true));
  }

  /** Of the pieces that the order got. Another order may have got one since that came back. */
  private notYetBack(order: ModelOrder, ids: readonly number[]): number[] {
    const back = new Set(this.returns.filter((one) => one.order === order).flatMap(({ inventoryIds }) => inventoryIds));
    return ids.filter((id) => !back.has(id));
  }

  private async shipLine(line: ModelLine): Promise<ShipLine> {
    const { id, hasWeight } = line.product;
    const pieces = hasWeight === 'Yes' ? (await this.inStock(line.product)).slice(0, line.amount) : [];
    return {
      ...stockAmount(line),
      productId: id,
      hasWeight,
      orderItemId: ++lastId,
      inventoryIds: pieces.map(({ inventoryId }) => inventoryId),
    };
  }

  private book(booked: readonly ModelLine[], sign: 1 | -1): void {
    booked.forEach(({ product, amount }) => (product.booked += sign * amount));
  }

  private backOf(order: ModelOrder, index: number): number {
    return order.back.get(order.shipped[index]?.orderItemId ?? 0) ?? 0;
  }

  private at(index: number): ModelProduct {
    return this.products[index]!;
  }

  private linesOf(given: readonly [number, number][]): ModelLine[] {
    return given.map(([index, amount]) => ({ product: this.at(index), amount }));
  }

  private orderIn(state: ModelOrder['state'], index: number): ModelOrder | undefined {
    const some = this.orders.filter((order) => order.state === state);
    return some[index % Math.max(1, some.length)];
  }
}

describe('stock under any sequence of commands', () => {
  let app: InventoryApp;
  beforeAll(async () => void (app = await inventoryApp()));
  afterAll(() => app.close());

  it('does what the model says and keeps every invariant', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 40 }), async (steps) => {
        const tenantId = ++lastId;
        const modes = ['No', 'Yes', 'Weighting'] as const;
        const products = await Promise.all(
          modes.map(async (hasWeight) => ({
            id: await app.product(hasWeight, tenantId),
            hasWeight,
            amount: 0,
            booked: 0,
            reserved: 0,
          })),
        );
        const run = new Run(app, tenantId, products);
        for (const index of products.keys()) await run.take({ kind: 'receive', product: index, amount: 12 });
        for (const one of steps) {
          await run.take(one);
          await run.check();
        }
      }),
      { numRuns: Number(process.env.DEPOT_PROPERTY_RUNS ?? 12), endOnFailure: true },
    );
  });
});
