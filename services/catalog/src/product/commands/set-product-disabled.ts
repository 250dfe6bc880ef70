import { productName } from '@depot/contracts/catalog';
import { describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../../catalog-version/catalog-version.js';
import { ProductRepository } from '../product.repository.js';

/** Hides a product from new orders, or offers it again. Existing orders keep a disabled product. */
@Injectable()
export class SetProductDisabled {
  constructor(
    private readonly products: ProductRepository,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  async execute(productId: number, disabled: boolean): Promise<void> {
    const product = await this.products.lock(productId);
    describeActivity({ productId, name: productName(product) });
    await this.products.update(productId, { disabled, version: product.version + 1 });
    await this.catalogVersion.change();
  }
}
