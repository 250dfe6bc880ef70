import { IDENTITY_PORT, type IdentityPort, namesInBooks, storesInBooksCalled } from '@depot/contracts/identity';
import { numbersBeginningWith, type OrderHit } from '@depot/contracts/search';
import { visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { OrderSearchRepository } from './order-search.repository.js';

/** Finds orders by their number or their store. */
@Injectable()
export class OrderSearch {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly orders: OrderSearchRepository,
  ) {}

  async find(text: string): Promise<OrderHit[]> {
    const own = visibleStore();
    const numbers = numbersBeginningWith(text);
    const rows =
      numbers.length > 0
        ? await this.orders.byNumber(numbers, own)
        : await this.orders.newestOf(await storesInBooksCalled(text, this.identity, own));
    const names = await namesInBooks(
      this.identity,
      rows.map(({ storeId }) => storeId),
    );
    return rows.map(({ storeId, ...order }) => ({ ...order, storeName: names.get(storeId) ?? '' }));
  }
}
