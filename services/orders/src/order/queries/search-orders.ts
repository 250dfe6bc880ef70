import { canonicalName } from '@depot/contracts/identifiers';
import { IDENTITY_PORT, type IdentityPort, namesInBooks, storesInBooksCalled } from '@depot/contracts/identity';
import { hitsOfAKind, numbersBeginningWith, type OrderHit } from '@depot/contracts/search';
import { visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderSearchRepository } from '../order-search.repository.js';

/** Finds orders by their number, that of a past order in its file, or their store. */
@Injectable()
export class OrderSearch {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly orders: OrderSearchRepository,
  ) {}

  async find(text: string): Promise<OrderHit[]> {
    const own = visibleStore();
    const numbers = numbersBeginningWith(text);
    const known =
      numbers.length > 0
        ? await this.orders.byNumber(numbers, own)
        : await this.orders.newestOf(await storesInBooksCalled(text, this.identity, own));
    const past = await this.pastOrders(text, own);
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

  /** A few leave room for what the text means otherwise. */
  private async pastOrders(text: string, own: number | undefined) {
    const sought = canonicalName(text);
    const found = sought === '' ? [] : await this.orders.byExternalId(sought, own);
    return found.slice(0, hitsOfAKind / 2);
  }
}
