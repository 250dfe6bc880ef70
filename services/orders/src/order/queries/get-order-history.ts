import { ADDRESS_PORT, type AddressPort, IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { OrderAnswer } from '@depot/contracts/orders';
import { currentSession, getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { type OrderEvent, OrderEventRepository } from '../order-event.repository.js';

/** Loads events and addresses for the page of an order. */
@Injectable()
export class GetOrderHistory {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(ADDRESS_PORT) private readonly addresses: AddressPort,
    private readonly events: OrderEventRepository,
  ) {}

  /** READ_ONLY_STORE gets no addresses. */
  async execute(order: OrderAnswer): Promise<Pick<OrderAnswer, 'history' | 'shipAddress' | 'billAddress'>> {
    const events = await this.events.listEvents(order.orderId);
    const names = await this.findNames(events);
    const history = events.map(({ kind, time, userId }) => ({ kind, time, user: names.get(userId) ?? '' }));
    if (currentSession().role === 'READ_ONLY_STORE') return { history };
    const storeAddresses = (await this.addresses.addresses([order.storeId])).get(order.storeId);
    return { history, shipAddress: storeAddresses?.ship, billAddress: storeAddresses?.bill };
  }

  /** A store sees only its own name, not those of warehouse users. */
  private async findNames(events: readonly OrderEvent[]): Promise<Map<number, string>> {
    const ownStoreId = getVisibleStore();
    const userIds = new Set(
      events.map(({ userId }) => userId).filter((userId) => ownStoreId === undefined || userId === ownStoreId),
    );
    const users = await this.identity.users([...userIds]);
    return new Map([...users].map(([userId, { name }]) => [userId, name]));
  }
}
