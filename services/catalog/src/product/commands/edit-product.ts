import { catalogMessages, type ProductAnswer, productName, type UpdateProduct } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../../catalog-version/catalog-version.js';
import { ProductStores } from '../../visibility/product-stores.js';
import { Alternates } from '../alternates.js';
import { buildFurtherGtins } from '../further-gtins.js';
import { GtinRepository } from '../gtin.repository.js';
import { ProductRepository } from '../product.repository.js';
import { ProductPlace } from '../product-place.js';
import { ProductView } from '../product-view.js';
import { requireRange } from '../usual-weights.js';
import { SetReservation } from './set-reservation.js';

/** Changes the fields of a product that the request contains. */
@Injectable()
export class EditProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly gtins: GtinRepository,
    private readonly view: ProductView,
    private readonly place: ProductPlace,
    private readonly alternates: Alternates,
    private readonly stores: ProductStores,
    private readonly setReservation: SetReservation,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  async execute({ product, storeIds, storesVersion, altProducts }: UpdateProduct): Promise<ProductAnswer> {
    const { productId, version, hasWeight, reserved, gtins, ...rest } = product;
    const { subWarehouse, category, subCategory, brand, wholesalePrice, ...fields } = rest;
    const before = await this.products.lock(productId);
    describeActivity({ productId }, { before: await this.view.getProduct(productId) });
    if (version !== undefined && version !== before.version) throw new DomainError('STALE', commonMessages.stale);
    if (hasWeight && hasWeight !== before.hasWeight)
      throw new DomainError('VALIDATION', catalogMessages.hasWeightFixed);
    requireRange({ ...before, ...fields });
    const subCategoryId = subCategory?.id ?? before.subCategoryId;
    if (subCategory || category || subWarehouse || brand)
      await this.place.check(subCategoryId, { subWarehouse, category, brand });
    const brandId = brand === undefined ? before.brandId : (brand?.id ?? null);
    await this.products.update(productId, {
      ...fields,
      wholesalePrice: wholesalePrice === null ? (fields.price ?? before.price) : wholesalePrice,
      subCategoryId,
      brandId,
      version: before.version + 1,
    });
    if (gtins || fields.gtin !== undefined)
      await this.gtins.set(
        productId,
        buildFurtherGtins({ ...before, ...fields }, gtins ?? (await this.gtins.findByProduct(productId))),
      );
    await this.catalogVersion.change();
    if (reserved !== undefined) await this.setReservation.execute(productId, before.hasWeight, reserved);
    if (storeIds) await this.stores.set(productId, storeIds, storesVersion);
    if (altProducts) await this.alternates.set(productId, altProducts);
    const after = await this.view.getProduct(productId);
    describeActivity({ name: productName(after) });
    return after;
  }
}
