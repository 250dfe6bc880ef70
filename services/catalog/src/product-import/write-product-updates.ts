import { type ProductListing, productName } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import { logUpdates } from '@depot/node-importing';
import { ActivityLog } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { GtinRepository } from '../product/gtin.repository.js';
import { ProductRepository } from '../product/product.repository.js';
import type { ProductUpdate } from './inspect-product-updates.js';

/** Products that are locked by one statement. */
const lockedAtOnce = 1000;

/** Writes a file's changes of existing products. */
@Injectable()
export class WriteProductUpdates {
  constructor(
    private readonly products: ProductRepository,
    private readonly gtins: GtinRepository,
    private readonly catalogVersion: CatalogVersion,
    private readonly log: ActivityLog,
  ) {}

  /**
   * Writes all of them in the running transaction.
   * @throws STALE if one has changed since the inspection
   */
  async execute(updates: readonly ProductUpdate[]): Promise<void> {
    if (updates.length === 0) return;
    await this.lock(updates.map(({ before }) => before));
    const changed = updates.filter(({ differences }) => differences.length > 0);
    if (changed.length === 0) return;
    await this.products.updateMany(changed.map(({ after }) => selectStoredColumns(after)));
    await this.writeGtins(changed.filter(({ before, after }) => before.gtins !== after.gtins));
    await this.catalogVersion.change();
    await logUpdates(
      this.log,
      importMessages.updatedActivity,
      changed.map(({ before, differences }) => ({ name: formatLogName(before), differences })),
    );
  }

  private async lock(products: readonly ProductListing[]): Promise<void> {
    const ordered = products.toSorted((a, b) => a.productId - b.productId);
    for (let from = 0; from < ordered.length; from += lockedAtOnce) {
      const chunk = ordered.slice(from, from + lockedAtOnce);
      const locked = await this.products.lockMany(chunk.map(({ productId }) => productId));
      const versions = new Map(locked.map(({ id, version }) => [id, version]));
      const changed = chunk.find(({ productId, version }) => versions.get(productId) !== version);
      if (changed) throw new DomainError('STALE', importMessages.changedSinceCheck, { name: productName(changed) });
    }
  }

  private async writeGtins(updates: readonly ProductUpdate[]): Promise<void> {
    if (updates.length === 0) return;
    await this.gtins.removeByProducts(updates.map(({ after }) => after.productId));
    await this.gtins.insertMany(
      updates.flatMap(({ after: { productId, gtins = [] } }) => gtins.map((gtin) => ({ productId, ...gtin }))),
    );
  }
}

/** Two products may share a name. */
const formatLogName = (product: ProductListing) =>
  `${productName(product)} (${product.code || `#${product.productId}`})`;

/** Every column that a file can change. */
function selectStoredColumns(product: ProductListing) {
  return {
    id: product.productId,
    secondaryName: product.secondaryName,
    tertiaryName: product.tertiaryName,
    price: product.price,
    wholesalePrice: product.wholesalePrice,
    description: product.description,
    reorderPoint: product.reorderPoint,
    location: product.location,
    gtin: product.gtin,
    code: product.code,
    minWeight: product.minWeight,
    maxWeight: product.maxWeight,
    leadTimeDays: product.leadTimeDays,
    disabled: product.disabled,
    subCategoryId: product.subCategory.id,
    brandId: product.brand?.id ?? null,
  };
}
