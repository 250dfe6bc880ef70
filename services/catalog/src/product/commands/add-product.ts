import { type CreateProduct, type ProductAnswer, productName } from '@depot/contracts/catalog';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { CatalogVersion } from '../../catalog-version/catalog-version.js';
import { ProductStores } from '../../visibility/product-stores.js';
import { Alternates } from '../alternates.js';
import { buildFurtherGtins } from '../further-gtins.js';
import { GtinRepository } from '../gtin.repository.js';
import { ProductRepository } from '../product.repository.js';
import { ProductPlace } from '../product-place.js';
import { ProductView } from '../product-view.js';
import { requireRange } from '../usual-weights.js';

/** Adds a product with its stock row. */
@Injectable()
export class AddProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly gtins: GtinRepository,
    private readonly view: ProductView,
    private readonly place: ProductPlace,
    private readonly alternates: Alternates,
    private readonly stores: ProductStores,
    private readonly catalogVersion: CatalogVersion,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  /** Without `storeIds` every store sees the new product. */
  async execute({ product, storeIds, altProducts }: CreateProduct): Promise<ProductAnswer> {
    const { subWarehouse, category, subCategory, brand, gtins = [], ...fields } = product;
    await this.place.check(subCategory.id, { subWarehouse, category, brand });
    requireRange(fields);
    const further = buildFurtherGtins({ gtin: '', ...fields }, gtins);
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
    return this.view.getProduct(productId);
  }
}
