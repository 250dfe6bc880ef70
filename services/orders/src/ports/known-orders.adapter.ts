import type { KnownOrder, KnownOrdersPort } from '@depot/contracts/orders';
import { Injectable } from '@nestjs/common';
import { OrderRepository } from '../order/order.repository.js';

@Injectable()
export class KnownOrdersAdapter implements KnownOrdersPort {
  constructor(private readonly orders: OrderRepository) {}

  async known(orderIds: readonly number[]): Promise<Map<number, KnownOrder>> {
    return new Map((await this.orders.findHeaders(orderIds)).map((header) => [header.orderId, header]));
  }
}
