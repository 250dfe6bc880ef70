import type { ProductGtin } from '@depot/contracts/catalog';
import { catalogMessages } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { currentContext } from '@depot/node-context';
import { Db, isDuplicate, type NewRow } from '@depot/node-database';
import { computeRowsPerStep, type Staging } from '@depot/node-importing';
import { runInStage, type Stage } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { GtinRepository } from '../product/gtin.repository.js';
import type { ProductEntity } from '../product/product.entity.js';
import { ProductRepository } from '../product/product.repository.js';
import { ProductStores } from '../visibility/product-stores.js';
import { VisibilityRepository } from '../visibility/visibility.repository.js';
import type { ProductImportRow } from './product-row.js';
import { StagedPlaceRepository } from './staged-place.repository.js';

/** The stock mode of a new product is required. */
interface NewProduct {
  product: NewRow<ProductEntity> & Pick<ProductEntity, 'hasWeight'>;
  gtins: readonly ProductGtin[];
}

/** Products that are removed at a time, each with a row for every store. */
const clearedAtOnce = 20;

/** Stages a file's products with their places and stock rows until all of them are written. */
@Injectable()
export class ProductStage implements Staging<ProductImportRow> {
  /** The stores to which the products of a run are shown as they are written. */
  private readonly shownTo = new WeakMap<object, ReadonlySet<number>>();

  constructor(
    private readonly db: Db,
    private readonly products: ProductRepository,
    private readonly gtins: GtinRepository,
    private readonly places: StagedPlaceRepository,
    private readonly stores: ProductStores,
    private readonly visibility: VisibilityRepository,
    private readonly catalogVersion: CatalogVersion,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  async open(): Promise<number> {
    const stores = await this.stores.listAllStores();
    this.shownTo.set(currentContext(), new Set(stores));
    return computeRowsPerStep(stores.length);
  }

  /** Writes staged products in the running transaction. */
  async add(stage: Stage, rows: readonly NewProduct[]): Promise<void> {
    const stores = [...(this.shownTo.get(currentContext()) ?? [])];
    await runInStage(stage, async () => {
      const ids = await this.products.insertMany(rows.map(({ product }) => product));
      const withIds = rows.map((row, index) => ({ ...row, productId: ids[index] ?? 0 }));
      await this.gtins.insertMany(
        withIds.flatMap(({ productId, gtins }) => gtins.map((gtin) => ({ productId, ...gtin }))),
      );
      await this.stock.open(withIds.map(({ productId, product: { hasWeight } }) => ({ productId, hasWeight })));
      await this.stores.show(stores, ids);
    });
  }

  async publish(stage: Stage): Promise<void> {
    const shownTo = this.shownTo.get(currentContext());
    await this.visibility.lockShowing();
    const newStoreIds = (await this.stores.listAllStores()).filter((id) => !shownTo?.has(id));
    for (const storeId of newStoreIds) await runInStage(stage, () => this.visibility.showEverythingTo(storeId));
    await this.publishPlaces(stage);
    await this.products.publish(stage);
    await this.gtins.publish(stage);
    await this.stock.publishOpened(stage);
    await this.catalogVersion.change();
  }

  async clear(stage: Stage): Promise<boolean> {
    return this.db.transaction(async () => {
      const ids = await runInStage(stage, () => this.products.listIds(clearedAtOnce));
      if (ids.length === 0) {
        await this.places.remove(stage);
        return false;
      }
      await this.visibility.hideFromAll(ids);
      await this.stock.clearOpened(stage, ids);
      await runInStage(stage, async () => {
        await this.gtins.removeByProducts(ids);
        await this.products.removeMany(ids);
      });
      return true;
    });
  }

  /** Fails if another user has created a place of the same name meanwhile, since there would be two. */
  private async publishPlaces(stage: Stage): Promise<void> {
    try {
      await this.places.publish(stage);
    } catch (error) {
      throw isDuplicate(error) ? new DomainError('DUPLICATE', catalogMessages.placeMadeSince) : error;
    }
  }
}
