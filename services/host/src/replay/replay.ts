import { PAST_TRADE_PORT, type PastOrderToAdd, type PastTradePort } from '@depot/contracts/orders';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import type { INestApplicationContext } from '@nestjs/common';
import { orderOf, returnsOf, type Dealing } from './deal.js';
import { noFigures, type Figures } from './figures.js';
import { retailBatches, type RetailDocument } from './retail-documents.js';
import { retailLines } from './retail-lines.js';
import { retailWorld } from './retail-world.js';
import { ShippedGoods } from './shipped-goods.js';

/** Lines of a transaction, about. */
const batchSize = 2500;
const source = 'online-retail';
/** The last month of the file is still to be paid. */
const paidBefore = Date.UTC(2011, 10, 9);

export interface ReplayProgress {
  /** Lines of the file that are done with. */
  lines: number;
  figures: Figures;
}

export interface ReplayOptions {
  path: string;
  onProgress?: (progress: ReplayProgress) => void;
  /** Stops after the transaction under way; the next run goes on from there. */
  signal?: AbortSignal;
}

/**
 * Replays the Online Retail data set as stores, products, orders, invoices and returns of the tenant in the context. What each batch writes and
 * how far it is stand in one transaction, so it can be stopped at any moment, and killed.
 */
export async function replayOnlineRetail(
  app: INestApplicationContext,
  { path, onProgress, signal }: ReplayOptions,
): Promise<ReplayProgress> {
  const db = app.get(Db, { strict: false });
  const trade = app.get<PastTradePort>(PAST_TRADE_PORT, { strict: false });
  const { timezone } = await app.get<IdentityPort>(IDENTITY_PORT, { strict: false }).tenant();
  const world = await db.transaction(() => retailWorld(app, retailLines(path)));
  const shipped = new ShippedGoods();
  const before = await trade.progress(source);
  if (before !== undefined) await shipped.load(trade);
  let progress: ReplayProgress = before === undefined ? { lines: 0, figures: noFigures() } : (JSON.parse(before) as ReplayProgress);
  let passed = 0;
  for await (const batch of retailBatches(retailLines(path), batchSize)) {
    passed += batch.reduce((sum, { lines }) => sum + lines.length, 0);
    if (passed <= progress.lines) continue;
    if (signal?.aborted) break;
    const next = { lines: passed, figures: structuredClone(progress.figures) };
    let isAgain = false;
    await db.transaction(async () => {
      // What was bought is remembered outside of the database, so a second run of the same transaction would remember it twice.
      if (isAgain) throw new Error('Somebody else writes orders of this tenant. Start the replay again; it goes on from here.');
      isAgain = true;
      await write(batch, trade, shipped, { world, timezone, figures: next.figures, paidBefore });
      await trade.keepProgress(source, JSON.stringify(next));
    });
    progress = next;
    onProgress?.(progress);
  }
  return progress;
}

/** Orders in one go, then document by document, so that only what was bought before comes back. */
async function write(batch: readonly RetailDocument[], trade: PastTradePort, shipped: ShippedGoods, dealing: Dealing): Promise<void> {
  const orders = new Map(
    batch.flatMap((document) => {
      const order = document.isCancellation ? undefined : orderOf(document, dealing);
      return order ? [[document, order] as const] : [];
    }),
  );
  const ids = await trade.addOrders([...orders.values()]);
  const written = new Map([...orders.values()].map((order, at) => [order, ids[at]]));
  const returns = batch.flatMap((document) => {
    if (document.isCancellation) return returnsOf(document, shipped, dealing);
    const order = orders.get(document);
    const rows = order && written.get(order);
    if (rows) remember(shipped, order, rows);
    return [];
  });
  await trade.addReturns(returns);
}

function remember(shipped: ShippedGoods, { storeId, lines }: PastOrderToAdd, rows: { orderId: number; orderItemIds: number[] }): void {
  lines.forEach(({ productId, quantity }, at) => {
    shipped.add(storeId, productId, { orderId: rows.orderId, orderItemId: rows.orderItemIds[at] ?? 0, left: quantity });
  });
}
