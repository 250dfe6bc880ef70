import {
  assertAllKnown,
  catalogMessages,
  type ListedIds,
  type ProductListing,
  productName,
  type UserProducts,
} from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged, computeContentVersion } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { ProductReader } from '../product/product-reader.js';
import { ProductStores } from '../visibility/product-stores.js';
import { VisibilityRepository } from '../visibility/visibility.repository.js';

/** The products that one store sees, as its details page sets them, and the stores of a product. */
@Injectable()
export class UserProductService {
  constructor(
    private readonly visibility: VisibilityRepository,
    private readonly productStores: ProductStores,
    private readonly products: ProductReader,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async listProductIds(storeId: number): Promise<ListedIds> {
    await this.identity.store(storeId);
    return addVersion(await this.visibility.listProductIds(storeId));
  }

  async listStoreIds(productId: number): Promise<ListedIds> {
    await this.findKnown([productId]);
    return addVersion(await this.productStores.listStoreIds(productId));
  }

  async set({ userId, productIds, version }: UserProducts): Promise<ListedIds> {
    const { name } = await this.identity.lockStore(userId);
    await this.visibility.lockShowing();
    const before = await this.visibility.listProductIds(userId);
    assertUnchanged(version, before);
    const ids = [...new Set(productIds)];
    assertDistinctNames(await this.findKnown(productIds), new Set(before));
    describeActivity({ name, count: ids.length });
    await this.visibility.setProducts(userId, ids);
    return { ...addVersion(ids.toSorted((a, b) => a - b)), list: ids };
  }

  private async findKnown(productIds: readonly number[]): Promise<readonly Readonly<ProductListing>[]> {
    const products = await this.products.findByIds([...new Set(productIds)]);
    assertAllKnown(productIds, new Set(products.map(({ productId }) => productId)), (index) => `productIds.${index}`);
    return products;
  }
}

const addVersion = (list: number[]): ListedIds => ({ list, version: computeContentVersion(list) });

/**
 * Refuses two products of the same name, which an order could not tell apart. Pairs that the store already saw
 * together, such as the initial selection of a new store, may stay.
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
