import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { FirstSteps } from '@depot/contracts/inventory';
import { ORDERS_PORT, type OrdersPort } from '@depot/contracts/orders';
import { Inject, Injectable } from '@nestjs/common';
import { DailyCountRepository } from './daily-count.repository.js';

/** Progress of a new tenant. It is derived from the data, so that it cannot contradict them. */
@Injectable()
export class GetFirstSteps {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(ORDERS_PORT) private readonly orders: OrdersPort,
    private readonly stock: DailyCountRepository,
  ) {}

  /** Reads single rows of tenants that have orders, and the lists only of new tenants. */
  async execute(): Promise<FirstSteps> {
    const { address } = await this.identity.seller();
    const [hasCompany, hasReceived] = [address !== '', await this.stock.hasAnyUnit()];
    const progress = await this.orders.progress();
    const before = progress.hasOrdered ? neededToOrder : await this.findUntilOrdered();
    return { hasCompany, ...before, hasReceived, ...progress };
  }

  private async findUntilOrdered(): Promise<typeof neededToOrder> {
    const hasProducts = (await this.catalog.listing({ includeDisabled: true })).length > 0;
    return {
      hasAreas: hasProducts || (await this.catalog.subWarehouses()).length > 0,
      hasCategories: hasProducts || (await this.catalog.categories()).length > 0,
      hasProducts,
      hasStores: (await this.identity.stores()).size > 0,
    };
  }
}

/** An order has a store and products, and products have their places. */
const neededToOrder = { hasAreas: true, hasCategories: true, hasProducts: true, hasStores: true };
