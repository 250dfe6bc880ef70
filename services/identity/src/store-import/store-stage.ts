import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { accountMessages, sessionMessages } from '@depot/contracts/identity';
import { currentContext } from '@depot/node-context';
import { Db, isDuplicate } from '@depot/node-database';
import { computeRowsPerStep, type Staging } from '@depot/node-importing';
import { runInStage, type Stage } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { AddressService } from '../address/address.service.js';
import { readAddresses } from './row-addresses.js';
import { StagedStoreRepository } from './staged-store.repository.js';
import type { StoreRow } from './store-row.js';

/** Stores that are removed at a time, each with a row for every product. */
const clearedAtOnce = 5;

/** Stages the stores of a file with their addresses until all of them are written. */
@Injectable()
export class StoreStage implements Staging<StoreRow> {
  /** The products that the stores of a run see as they are written. */
  private readonly offered = new WeakMap<object, ReadonlySet<number>>();

  constructor(
    private readonly db: Db,
    private readonly staged: StagedStoreRepository,
    private readonly addresses: AddressService,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Each store has a row for every product, which locks the product for the duration of a step. */
  async open(): Promise<number> {
    const products = await this.catalog.listing({ includeDisabled: true });
    this.offered.set(currentContext(), new Set(products.map(({ productId }) => productId)));
    return computeRowsPerStep(products.length);
  }

  /** Writes staged stores in the running transaction. */
  async add(stage: Stage, rows: readonly StoreRow[]): Promise<void> {
    const ids = await runInStage(stage, async () => {
      const made = await this.insert(rows);
      await this.addresses.saveAll(
        rows.flatMap((row, index) => readAddresses(row).map((address) => ({ ...address, userId: made[index] ?? 0 }))),
      );
      return made;
    });
    await this.catalog.offer(ids, [...this.getFirstOffered()]);
  }

  async publish(stage: Stage): Promise<void> {
    const [name] = await this.staged.findTakenNames(stage);
    if (name !== undefined) throw new DomainError('DUPLICATE', accountMessages.storeExists, { name });
    const ids = await runInStage(stage, () => this.staged.listIds());
    if (ids.length === 0) return;
    await this.catalog.offerRest(ids, this.getFirstOffered());
    await this.staged.publish(stage);
  }

  async clear(stage: Stage): Promise<boolean> {
    return this.db.transaction(async () => {
      const ids = await runInStage(stage, () => this.staged.listIds(clearedAtOnce));
      if (ids.length === 0) return false;
      await this.catalog.withdrawFrom(ids);
      await runInStage(stage, () => this.staged.remove(ids));
      return true;
    });
  }

  private async insert(rows: readonly StoreRow[]): Promise<number[]> {
    try {
      return await this.staged.insert(rows);
    } catch (error) {
      throw isDuplicate(error) ? new DomainError('DUPLICATE', sessionMessages.emailTaken) : error;
    }
  }

  private getFirstOffered(): ReadonlySet<number> {
    return this.offered.get(currentContext()) ?? new Set();
  }
}
