import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { PAST_TRADE_PORT, type PastTradePort } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import type { INestApplicationContext } from '@nestjs/common';
import { createFigures, type ReplayFigures } from './figures.js';
import { retailBatches } from './retail-documents.js';
import { retailLines } from './retail-lines.js';
import { type ReplayTarget, RetailTrade } from './retail-trade.js';
import { createRetailWorld } from './retail-world.js';

/** Lines of a transaction, about. */
const batchSize = 2500;
const source = 'online-retail';

export interface ReplayProgress {
  /** Lines of the file that are done with. */
  lines: number;
  figures: ReplayFigures;
}

export interface ReplayOptions {
  path: string;
  onProgress?: (progress: ReplayProgress) => void;
  /** Stops after the running transaction; the next run continues there. */
  signal?: AbortSignal;
}

/**
 * Replays the Online Retail data set as stores, products, orders, invoices and returns of the tenant in the context.
 */
export async function replayOnlineRetail(
  app: INestApplicationContext,
  options: ReplayOptions,
): Promise<ReplayProgress> {
  const db = app.get(Db, { strict: false });
  const transaction = <T>(work: () => Promise<T>) => db.transaction(work);
  const target = {
    trade: app.get<PastTradePort>(PAST_TRADE_PORT, { strict: false }),
    timezone: (await app.get<IdentityPort>(IDENTITY_PORT, { strict: false }).tenant()).timezone,
    world: () => transaction(() => createRetailWorld(app, retailLines(options.path))),
    transaction,
  };
  return replay(target, options);
}

/** A batch and the position after it are one transaction, so that a replay can be stopped or killed at any time. */
export async function replay(
  target: ReplayTarget,
  { path, onProgress, signal }: ReplayOptions,
): Promise<ReplayProgress> {
  const before = await target.trade.progress(source);
  let progress: ReplayProgress =
    before === undefined ? { lines: 0, figures: createFigures() } : (JSON.parse(before) as ReplayProgress);
  let writer: RetailTrade | undefined;
  let passed = 0;
  for await (const batch of retailBatches(retailLines(path), batchSize)) {
    passed += batch.reduce((sum, { lines }) => sum + lines.length, 0);
    if (passed <= progress.lines) continue;
    if (signal?.aborted) break;
    writer ??= await RetailTrade.begin(target, before !== undefined);
    const next = { lines: passed, figures: structuredClone(progress.figures) };
    await writer.write(batch, next.figures, () => target.trade.keepProgress(source, JSON.stringify(next)));
    progress = next;
    onProgress?.(progress);
  }
  return progress;
}
