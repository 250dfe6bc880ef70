import { catalogMessages, type ProductListing, productName, type UserProducts } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ProductReader } from '../product/product-reader.js';
import { VisibilityRepository } from './visibility.repository.js';

/** The products that one store sees, as its details page sets them. */
@Injectable()
export class UserProductService {
  constructor(
    private readonly visibility: VisibilityRepository,
    private readonly products: ProductReader,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async productIds(storeId: number): Promise<number[]> {
    await this.identity.store(storeId);
    return this.visibility.productsOf(storeId);
  }

  async storeIds(productId: number): Promise<number[]> {
    await this.require([productId]);
    return this.visibility.storesOf(productId);
  }

  async set({ userId, productIds }: UserProducts): Promise<number[]> {
    const { name } = await this.identity.store(userId);
    const ids = [...new Set(productIds)];
    assertDistinctNames(await this.require(ids), new Set(await this.visibility.productsOf(userId)));
    describeActivity({ name, count: ids.length });
    await this.visibility.setProducts(userId, ids);
    return ids;
  }

  private async require(ids: readonly number[]): Promise<ProductListing[]> {
    const products = await this.products.byId(ids);
    if (products.length !== ids.length) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return products;
  }
}

/**
 * Two products with the same name could not be told apart in an order. Those that the store saw together before, as a
 * new store sees everything, are nobody's choice and may stay.
 */
function assertDistinctNames(products: readonly ProductListing[], before: ReadonlySet<number>): void {
  const names = new Set<string>();
  const chosenLast = products.toSorted((a, b) => Number(before.has(b.productId)) - Number(before.has(a.productId)));
  for (const product of chosenLast) {
    const name = productName(product);
    if (names.has(name) && !before.has(product.productId))
      throw new DomainError('VALIDATION', catalogMessages.duplicateInSelection, { name });
    names.add(name);
  }
}
