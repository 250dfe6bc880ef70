import type { StockCount, StockPort } from '@depot/contracts/inventory';
import type { TestClient } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { AdjustService } from '../adjusting/adjust.service.js';
import { type InventoryApp, inventoryApp } from '../testing/inventory-app.js';
import { brokenInvariants } from '../testing/stock-invariants.js';
import { unitTotals } from '../testing/unit-totals.js';

// A long random run.
jest.setTimeout(900_000);

const which = fc.nat(9);
const amount = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('receive' as const), amount }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ship' as const), which, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('addBack' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undoReturn' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('correct' as const), which, amount }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('scan' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('takeOff' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('type' as const), amount }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('post' as const) }) },
  fc.record({ kind: fc.constant('cancel' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Place = 'IN_STOCK' | 'SHIPPED' | 'REMOVED';

/** A labelled piece, with the turn of the latest thing that happened to it. */
interface Piece {
  id: number;
  weight: number;
  place: Place;
  movedAt: number;
}

/** What left with one order: a piece, or some of the lot. */
interface Shipment {
  orderId: number;
  orderItemId: number;
  piece: Piece | undefined;
  amount: number;
  returnId: number | undefined;
}

/** What was noted in the open count. */
interface Count {
  id: number;
  /** The turn when the first piece was entered, and what was there then. */
  begun: { at: number; there: Set<Piece> } | undefined;
  found: Map<Piece, { at: number; place: Place }>;
  /** What was typed of the lot less what was there. */
  difference: number | undefined;
}

let lastId = 0;
const warehouse = { subWarehouseId: 1 };

/** Stock of a product of labelled pieces and one of counted goods, beside what a person would say is there. */
class Run {
  private readonly pieces: Piece[] = [];
  private loose = 0;
  private shipments: Shipment[] = [];
  private turn = 0;
  private count: Count | undefined;

  constructor(
    private readonly bench: InventoryApp,
    private readonly tenantId: number,
    private readonly ops: TestClient,
    private readonly labelled: number,
    private readonly counted: number,
  ) {}

  async take(given: Step): Promise<void> {
    this.turn += 1;
    switch (given.kind) {
      case 'receive':
        return this.receive(given.amount);
      case 'ship':
        return given.which % 2 ? this.shipPiece(given.which) : this.shipLoose(given.amount);
      case 'addBack':
        return this.addBack(pick(this.shipments, given.which));
      case 'return':
        return this.giveBack(pick(this.shipments, given.which));
      case 'undoReturn':
        return this.undoReturn(pick(this.shipments, given.which));
      case 'remove':
        return this.remove(pick(this.there(), given.which));
      case 'correct':
        return this.correct(pick(this.there(), given.which), given.amount);
      case 'scan':
        return this.scan(pick(this.pieces, given.which));
      case 'takeOff':
        return this.takeOff(pick([...(this.count?.found.keys() ?? [])], given.which));
      case 'type':
        return this.type(given.amount);
      case 'post':
        return this.post();
      case 'cancel':
        return this.cancel();
    }
  }

  async begin(): Promise<void> {
    const { status, body } = await this.ops.post<{ obj: StockCount }>('/api/stock-count', warehouse);
    expect(status).toBe(201);
    this.count = { id: body.obj.id, begun: undefined, found: new Map(), difference: undefined };
  }

  async receive(amount: number): Promise<void> {
    const weights = Array.from({ length: amount }, (_, index) => 100 + index);
    const made = await this.command((stock) =>
      stock.receive(
        [
          ...weights.map((weight) => ({ productId: this.labelled, quantity: 1, weight })),
          { productId: this.counted, quantity: amount, weight: 0 },
        ],
        { cause: 'RECEIVED' },
      ),
    );
    weights.forEach((weight, index) =>
      this.pieces.push({ id: made[index]!.inventoryId, weight, place: 'IN_STOCK', movedAt: this.turn }),
    );
    this.loose += amount;
  }

  private async shipPiece(index: number): Promise<void> {
    const piece = pick(this.there(), index);
    if (!piece) return;
    await this.ship({ piece, amount: 1 });
    this.move(piece, 'SHIPPED');
  }

  private async shipLoose(amount: number): Promise<void> {
    if (amount > this.loose) return;
    await this.ship({ piece: undefined, amount });
    this.loose -= amount;
  }

  private async ship({ piece, amount }: Pick<Shipment, 'piece' | 'amount'>): Promise<void> {
    const [orderId, orderItemId] = [++lastId, ++lastId];
    const line = { orderItemId, productId: piece ? this.labelled : this.counted, quantity: amount, weight: 0 };
    const hasWeight = piece ? ('Yes' as const) : ('No' as const);
    await this.command((stock) =>
      stock.ship(orderId, [{ ...line, hasWeight, inventoryIds: piece ? [piece.id] : [] }], { booked: false }),
    );
    this.shipments.push({ orderId, orderItemId, piece, amount, returnId: undefined });
  }

  /** The order is cancelled, and its goods come back. */
  private async addBack(shipment: Shipment | undefined): Promise<void> {
    if (!shipment) return;
    await this.command((stock) => stock.restore(shipment.orderId));
    this.shipments = this.shipments.filter((one) => one !== shipment);
    if (shipment.returnId === undefined) this.arrive(shipment);
  }

  private async giveBack(shipment: Shipment | undefined): Promise<void> {
    if (!shipment || shipment.returnId !== undefined) return;
    const { orderId, orderItemId, piece, amount } = shipment;
    const line = { orderItemId, productId: piece ? this.labelled : this.counted, quantity: amount, weight: 0 };
    shipment.returnId = ++lastId;
    await this.command((stock) =>
      stock.restock(shipment.returnId!, orderId, [{ ...line, inventoryIds: piece ? [piece.id] : [] }]),
    );
    this.arrive(shipment);
  }

  private async undoReturn(shipment: Shipment | undefined): Promise<void> {
    if (shipment?.returnId === undefined) return;
    const { piece, amount, returnId } = shipment;
    const isThere = piece ? piece.place === 'IN_STOCK' : this.loose >= amount;
    const undone = await this.command((stock) => stock.undoRestock(returnId)).then(
      () => true,
      () => false, // weighed again, or of another lot by now
    );
    if (!undone) return;
    expect(isThere).toBe(true);
    shipment.returnId = undefined;
    if (piece) this.move(piece, 'SHIPPED');
    else this.loose -= amount;
  }

  private async remove(piece: Piece | undefined): Promise<void> {
    if (!piece) return;
    await this.adjust((service) => service.remove(piece.id, 'broken'));
    this.move(piece, 'REMOVED');
  }

  private async correct(piece: Piece | undefined, amount: number): Promise<void> {
    if (!piece || piece.weight === 200 + amount) return;
    await this.adjust((service) =>
      service.recount({ inventoryId: piece.id, weight: 200 + amount, reason: 'weighed again' }),
    );
    piece.weight = 200 + amount;
    this.move(piece, 'IN_STOCK');
  }

  private async scan(piece: Piece | undefined): Promise<void> {
    if (!piece || !this.count) return;
    const { begun, found, id } = this.count;
    const there = begun?.there ?? new Set(this.there());
    const { status } = await this.enter({ id, productId: this.labelled, add: [piece.id] });
    const isKnown = piece.place !== 'SHIPPED' || there.has(piece) || found.has(piece);
    expect(status).toBe(isKnown ? 200 : 409);
    if (!isKnown) return;
    this.count.begun ??= { at: this.turn, there };
    if (!found.has(piece)) found.set(piece, { at: this.turn, place: piece.place });
  }

  private async takeOff(piece: Piece | undefined): Promise<void> {
    if (!piece || !this.count) return;
    await this.enter({ id: this.count.id, productId: this.labelled, remove: [piece.id] });
    this.count.found.delete(piece);
  }

  private async type(amount: number): Promise<void> {
    if (!this.count) return;
    const { status } = await this.enter({ id: this.count.id, productId: this.counted, quantity: amount });
    expect(status).toBe(200);
    this.count.difference = amount - this.loose;
  }

  private async cancel(): Promise<void> {
    await this.ops.delete(`/api/stock-count?id=${this.count?.id}`);
    await this.begin();
  }

  private async post(): Promise<void> {
    const { id, begun, found, difference } = this.count!;
    const { status } = await this.ops.post('/api/stock-count/post', { id, reason: 'counted' });
    const isAny = begun !== undefined || difference !== undefined;
    const after = this.loose + (difference ?? 0);
    expect(status).toBe(!isAny ? 400 : after < 0 ? 409 : 200);
    if (status !== 200) return;
    this.loose = after;
    for (const piece of begun?.there ?? [])
      if (!found.has(piece) && piece.movedAt <= begun!.at) this.move(piece, 'REMOVED');
    for (const [piece, { at, place }] of found)
      if (place === 'REMOVED' && piece.movedAt <= at) this.move(piece, 'IN_STOCK');
    await this.begin();
  }

  /** The stock is what the model says, and adds up. */
  async check(): Promise<void> {
    const { body } = await this.ops.get<{ list: { inventoryId: number; weight: number }[] }>(
      `/api/inventory?productId=${this.labelled}&available=true`,
    );
    const byId = (a: [number, number], b: [number, number]) => a[0] - b[0];
    const actual = body.list.map(({ inventoryId, weight }): [number, number] => [inventoryId, weight * 100]);
    const expected = this.there().map(({ id, weight }): [number, number] => [id, weight]);
    expect(actual.map(([id, weight]) => [id, Math.round(weight)] as [number, number]).sort(byId)).toEqual(
      expected.sort(byId),
    );
    expect(await this.bench.level(this.counted, this.tenantId)).toMatchObject({ quantity: this.loose });
    expect(await brokenInvariants(this.bench.db, this.tenantId)).toEqual({});
    const { told, there } = await unitTotals(this.bench, this.tenantId, 0);
    expect(told).toEqual(there);
  }

  private there(): Piece[] {
    return this.pieces.filter(({ place }) => place === 'IN_STOCK');
  }

  private arrive({ piece, amount }: Shipment): void {
    if (piece) this.move(piece, 'IN_STOCK');
    else this.loose += amount;
  }

  private move(piece: Piece, place: Place): void {
    piece.place = place;
    piece.movedAt = this.turn;
  }

  private enter(line: object) {
    return this.ops.put('/api/stock-count/line', line);
  }

  private command<T>(work: (stock: StockPort) => Promise<T>): Promise<T> {
    return this.bench.command(work, this.tenantId);
  }

  private adjust(work: (service: AdjustService) => Promise<void>): Promise<void> {
    return this.command(() => work(this.bench.app.get(AdjustService)));
  }
}

function pick<T>(some: readonly T[], index: number): T | undefined {
  return some[index % Math.max(1, some.length)];
}

describe('a stock count among other work', () => {
  let app: InventoryApp;
  beforeAll(async () => void (app = await inventoryApp()));
  afterAll(() => app.close());

  it('changes the stock by what was true when each piece was counted, whatever happens between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 45 }), async (steps) => {
        const tenant = await app.seedTenant();
        const products = [await app.product('Yes', tenant.tenantId), await app.product('No', tenant.tenantId)] as const;
        const run = new Run(app, tenant.tenantId, app.as(tenant.ops), ...products);
        await run.receive(4);
        await run.begin();
        for (const one of steps) {
          await run.take(one);
          await run.check();
        }
      }),
      { numRuns: Number(process.env.DEPOT_PROPERTY_RUNS ?? 12), endOnFailure: true },
    );
  });
});
