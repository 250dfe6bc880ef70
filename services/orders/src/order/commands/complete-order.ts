import type { OrderAnswer } from '@depot/contracts/orders';
import { describeActivity, getVisibleStore } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { requireTransition } from '../order.rules.js';
import { OrderService } from '../order.service.js';
import { OrderView } from '../order-view.js';

/** OUTBOUND → DONE, by the store or by the admin group. */
@Injectable()
export class CompleteOrder {
  constructor(
    private readonly orderService: OrderService,
    private readonly view: OrderView,
  ) {}

  async execute(orderId: number, action: 'confirm' | 'directComplete'): Promise<OrderAnswer> {
    const order = await this.orderService.lockOrder(orderId, getVisibleStore());
    describeActivity({ displayId: order.displayId });
    await this.orderService.changeStatus(order, requireTransition(action, order).to);
    return this.view.getOrder(orderId);
  }
}
