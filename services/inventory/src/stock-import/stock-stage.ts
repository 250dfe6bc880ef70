import type { EpochMs } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { normalizeAmount, type ReceiveLine } from '@depot/contracts/inventory';
import { grouped, inStage, type Stage } from '@depot/node-database';
import type { Staging } from '@depot/node-importing';
import { Inject, Injectable } from '@nestjs/common';
import { isUnusual } from '../receiving/receive-stock.js';
import { LedgerRepository } from '../stock/ledger.repository.js';
import { StockRepository } from '../stock/stock.repository.js';
import { createGoodsChange } from '../stock/stock-change.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { StagedUnitRepository } from './staged-unit.repository.js';
import type { StockFileRow } from './stock-row.js';

/** Units that are removed at a time: few enough to hold nobody up. */
const clearedAtOnce = 1000;

/** Where units of a file wait until all of them are there. Stock rows and ledger are touched by its last step alone. */
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

  /** Writes units where nobody sees them, in the running transaction. */
  async add(stage: Stage, receivedLines: readonly ReceiveLine[], time: EpochMs): Promise<void> {
    if (receivedLines.length === 0) return;
    const products = await this.catalog.products([...new Set(receivedLines.map(({ productId }) => productId))]);
    const lines = receivedLines.map((line) => normalizeAmount(line, products));
    const units = lines.map((line) => ({ ...line, isUnusual: isUnusual(line, products) }));
    await inStage(stage, () => this.units.write(units, { time }));
  }

  /**
   * Each day's goods are a movement of each of its products. Stock rows come last here, since the units take longest:
   * until then others order and receive the same goods. Whoever picks among their units waits, and gives way.
   */
  async publish(stage: Stage): Promise<void> {
    const amounts = await inStage(stage, () => this.staged.sumStaged());
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
