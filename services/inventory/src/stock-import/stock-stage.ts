import type { EpochMs } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { normalizeAmount, type ReceiveLine } from '@depot/contracts/inventory';
import { grouped } from '@depot/node-database';
import type { Staging } from '@depot/node-importing';
import { runInStage, type Stage } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { isUnusual } from '../receiving/receive-stock.js';
import { LedgerRepository } from '../stock/ledger.repository.js';
import { StockRepository } from '../stock/stock.repository.js';
import { createGoodsChange } from '../stock/stock-change.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { StagedUnitRepository } from './staged-unit.repository.js';
import type { StockFileRow } from './stock-row.js';

/** Units per delete. More would lock the rows of other commands for too long. */
const clearedAtOnce = 1000;

/** Holds the units of a file until all are read. Only the last step changes stock rows and ledger. */
@Injectable()
export class StockStage implements Staging<StockFileRow> {
  constructor(
    private readonly staged: StagedUnitRepository,
    private readonly units: UnitRepository,
    private readonly stock: StockRepository,
    private readonly ledger: LedgerRepository,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Nothing is reserved. */
  open(): Promise<void> {
    return Promise.resolve();
  }

  /** Writes units to the stage, in the running transaction. */
  async add(stage: Stage, receivedLines: readonly ReceiveLine[], time: EpochMs): Promise<void> {
    if (receivedLines.length === 0) return;
    const products = await this.catalog.products([...new Set(receivedLines.map(({ productId }) => productId))]);
    const lines = receivedLines.map((line) => normalizeAmount(line, products));
    const units = lines.map((line) => ({ ...line, isUnusual: isUnusual(line, products) }));
    await runInStage(stage, () => this.units.write(units, { time }));
  }

  /**
   * Writes a movement per day and product. The stock rows come last, because the units take longest: until then, other
   * commands can order and receive the products. A command that ships them waits, and is repeated after a deadlock.
   */
  async publish(stage: Stage): Promise<void> {
    const amounts = await runInStage(stage, () => this.staged.sumStaged());
    await this.staged.adopt(stage);
    await this.stock.lockRows(amounts.map(({ productId }) => productId));
    for (const [time, ofDay] of grouped(amounts, (amount) => amount.time)) {
      const changes = ofDay.map((amount) => createGoodsChange(amount));
      await this.stock.change(changes, time);
      await this.ledger.append(changes, { cause: 'IMPORT', time });
    }
  }

  async clear(stage: Stage): Promise<boolean> {
    return (await this.staged.remove(stage, clearedAtOnce)) > 0;
  }
}
