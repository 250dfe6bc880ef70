import { catalogMessages } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { assertUnchanged } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { VisibilityRepository } from './visibility.repository.js';

/**
 * The stores that see a product. Apart from the repository, so that the catalogue's port needs nothing of identity,
 * which uses it.
 */
@Injectable()
export class ProductStores {
  constructor(
    private readonly visibility: VisibilityRepository,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /** Ids of the stores that see the product, ascending, without staged ones. */
  async listStoreIds(productId: number): Promise<number[]> {
    return this.filterKnown(await this.visibility.listStoreIds(productId));
  }

  /**
   * Shows the product to these stores only.
   * @throws STALE if `version` is given and its stores have changed since
   */
  async set(productId: number, storeIds: readonly number[], version?: string): Promise<void> {
    await this.visibility.lockShowing();
    if (version !== undefined)
      assertUnchanged(version, await this.filterKnown(await this.visibility.listStoreIds(productId)));
    const known = await this.identity.stores(storeIds);
    if (storeIds.some((id) => !known.has(id))) throw new DomainError('NOT_FOUND', catalogMessages.unknownStore);
    await this.visibility.setStores(productId, storeIds);
  }

  /** Every store of the tenant sees the products, also one that is made at the same moment. */
  async showToAll(productIds: readonly number[]): Promise<void> {
    await this.visibility.lockShowing();
    await this.show(await this.listAllStores(), productIds);
  }

  /** Every store of the tenant. */
  async listAllStores(): Promise<number[]> {
    return [...(await this.identity.stores()).keys()];
  }

  private async filterKnown(listed: readonly number[]): Promise<number[]> {
    const known = await this.identity.stores(listed);
    return listed.filter((id) => known.has(id));
  }

  /** These stores see the products, too. */
  show(storeIds: readonly number[], productIds: readonly number[]): Promise<void> {
    return this.visibility.show(storeIds, productIds);
  }
}
