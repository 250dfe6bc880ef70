import { canonicalName } from '@depot/contracts/identifiers';
import { IDENTITY_PORT, type IdentityPort, namesInBooks, storesInBooksCalled } from '@depot/contracts/identity';
import { hitsOfAKind, numbersBeginningWith, type OrderHit } from '@depot/contracts/search';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderSearchRepository } from '../order-search.repository.js';

/** Finds orders by their number, their number in an import file, or their store. */
@Injectable()
export class SearchOrders {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly orders: OrderSearchRepository,
  ) {}

  async execute(text: string): Promise<OrderHit[]> {
    const ownStoreId = getVisibleStore();
    const numbers = numbersBeginningWith(text);
    const known =
      numbers.length > 0
        ? await this.orders.findByNumber(numbers, ownStoreId)
        : await this.orders.findNewest(await storesInBooksCalled(text, this.identity, ownStoreId));
    const past = await this.findPastOrders(text, ownStoreId);
    const rows = [...new Map([...past, ...known].map((row) => [row.orderId, row])).values()].slice(0, hitsOfAKind);
    const names = await namesInBooks(
      this.identity,
      rows.map(({ storeId }) => storeId),
    );
    return rows.map(({ storeId, externalId, ...order }) => ({
      ...order,
      storeName: names.get(storeId) ?? '',
      ...(externalId && { externalId }),
    }));
  }

  /** At most half of the hits, so that other matches are shown, too. */
  private async findPastOrders(text: string, ownStoreId: number | undefined) {
    const name = canonicalName(text);
    const rows = name === '' ? [] : await this.orders.findByExternalId(name, ownStoreId);
    return rows.slice(0, hitsOfAKind / 2);
  }
}
