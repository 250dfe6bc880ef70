import { invalidFields } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, type StoreFacts } from '@depot/contracts/identity';
import { orderMessages } from '@depot/contracts/orders';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

/** Resolves the store of an order. */
@Injectable()
export class OrderingStore {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  /**
   * The store of the caller, otherwise the requested one.
   *
   * @throws VALIDATION if there is neither
   */
  requireStoreId(requested: number | undefined): number {
    const storeId = getVisibleStore() ?? requested;
    if (storeId === undefined) throw invalidFields([{ path: 'storeId', localizedMessage: orderMessages.storeNeeded }]);
    return storeId;
  }

  /**
   * Like `requireStoreId`, with the data of the store.
   *
   * @throws VALIDATION if the store is disabled
   */
  async requireStore(requested: number | undefined): Promise<StoreFacts> {
    const store = await this.identity.store(this.requireStoreId(requested));
    if (store.disabled) throw invalidFields([{ path: 'storeId', localizedMessage: orderMessages.notAStore }]);
    return store;
  }
}
