import { invalidFields } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, type StoreFacts } from '@depot/contracts/identity';
import { orderMessages } from '@depot/contracts/orders';
import { visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

/** Finds the store that an order is for. */
@Injectable()
export class OrderingStore {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  /** The store that is signed in, or the one that the request names. */
  requireStoreId(requested: number | undefined): number {
    const storeId = visibleStore() ?? requested;
    if (storeId === undefined) throw invalidFields([{ path: 'storeId', localizedMessage: orderMessages.storeNeeded }]);
    return storeId;
  }

  /** The same with what is known of it. A disabled store orders nothing. */
  async requireStore(requested: number | undefined): Promise<StoreFacts> {
    const store = await this.identity.store(this.requireStoreId(requested));
    if (store.disabled) throw invalidFields([{ path: 'storeId', localizedMessage: orderMessages.notAStore }]);
    return store;
  }
}
