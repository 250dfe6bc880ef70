import {
  catalogMessages,
  type CreateProduct,
  type ProductAnswer,
  productName,
  type UpdateProduct,
} from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { Alternates } from '../alternate/alternates.js';
import { CatalogVersion } from '../listing/catalog-version.js';
import { ProductStores } from '../visibility/product-stores.js';
import { furtherGtins } from './further-gtins.js';
import { GtinRepository } from './gtin.repository.js';
import { ProductRepository } from './product.repository.js';
import { ProductPlace } from './product-place.js';
import { ProductView } from './product-view.js';
import { Reservation } from './reservation.js';
import { requireRange } from './usual-weights.js';

/** Changes of products. */
@Injectable()
export class ProductService {
  constructor(
    private readonly products: ProductRepository,
    private readonly gtins: GtinRepository,
    private readonly view: ProductView,
    private readonly place: ProductPlace,
    private readonly alternates: Alternates,
    private readonly stores: ProductStores,
    private readonly reservation: Reservation,
    private readonly catalogVersion: CatalogVersion,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /** Without `storeIds` every store sees the new product. */
  async create({ product, storeIds, altProducts }: CreateProduct): Promise<ProductAnswer> {
    const { subWarehouse, category, subCategory, brand, gtins = [], ...fields } = product;
    await this.place.check(subCategory.id, { subWarehouse, category, brand });
    requireRange(fields);
    const further = furtherGtins({ gtin: '', ...fields }, gtins);
    const productId = await this.products.insert({
      tertiaryName: '',
      description: '',
      location: '',
      gtin: '',
      code: '',
      ...fields,
      wholesalePrice: fields.wholesalePrice ?? product.price,
      reorderPoint: fields.reorderPoint ?? null,
      minWeight: fields.minWeight ?? null,
      maxWeight: fields.maxWeight ?? null,
      leadTimeDays: fields.leadTimeDays ?? null,
      subCategoryId: subCategory.id,
      brandId: brand?.id ?? null,
    });
    await this.gtins.set(productId, further);
    await this.catalogVersion.change();
    await this.stock.open([{ productId, hasWeight: product.hasWeight }]);
    await (storeIds ? this.stores.set(productId, storeIds) : this.stores.showToAll([productId]));
    await this.alternates.set(productId, altProducts ?? []);
    describeActivity({ productId, name: productName(product) });
    return this.view.one(productId);
  }

  /** Changes the fields in the request and keeps the others. */
  async update({ product, storeIds, storesVersion, altProducts }: UpdateProduct): Promise<ProductAnswer> {
    const { productId, version, hasWeight, reserved, gtins, ...rest } = product;
    const { subWarehouse, category, subCategory, brand, wholesalePrice, ...fields } = rest;
    const before = await this.products.lock(productId);
    describeActivity({ productId }, { before: await this.view.one(productId) });
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
      ...{ subCategoryId, brandId, version: before.version + 1 },
    });
    if (gtins || fields.gtin !== undefined)
      await this.gtins.set(
        productId,
        furtherGtins({ ...before, ...fields }, gtins ?? (await this.gtins.of(productId))),
      );
    await this.catalogVersion.change();
    if (reserved !== undefined) await this.reservation.set(productId, before.hasWeight, reserved);
    if (storeIds) await this.stores.set(productId, storeIds, storesVersion);
    if (altProducts) await this.alternates.set(productId, altProducts);
    const after = await this.view.one(productId);
    describeActivity({ name: productName(after) });
    return after;
  }

  /** Hides a product from new orders; existing orders keep it. */
  async disable(productId: number): Promise<void> {
    await this.setDisabled(productId, true);
  }

  async enable(productId: number): Promise<ProductAnswer> {
    await this.setDisabled(productId, false);
    return this.view.one(productId);
  }

  private async setDisabled(productId: number, disabled: boolean): Promise<void> {
    const product = await this.products.lock(productId);
    describeActivity({ productId, name: productName(product) });
    await this.products.update(productId, { disabled, version: product.version + 1 });
    await this.catalogVersion.change();
  }
}
