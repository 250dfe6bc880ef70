import {
  type CancelQuery,
  cancelQuery,
  confirmBody,
  type ConfirmOrder,
  order,
  orderActivity,
  type OrderIdQuery,
  orderIdQuery,
  type ProcessOrderBody,
  processOrderBody,
} from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { Body, Controller, Post, Put, Query } from '@nestjs/common';
import { CancelOrder } from './commands/cancel-order.js';
import { CompleteOrder } from './commands/complete-order.js';
import { ProcessOrder } from './commands/process-order.js';

/** Transitions of an order that move no goods. */
@Controller('order')
export class TransitionController {
  constructor(
    private readonly processOrder: ProcessOrder,
    private readonly completeOrder: CompleteOrder,
    private readonly cancelOrder: CancelOrder,
  ) {}

  /**
   * Settles the lines of an order and books them in full: PENDING → PROCESSING.
   *
   * Lines that are not named are gone; one that keeps its product keeps notes and rate (dollars) unless others are
   * given. 409 STALE where `version` is given and is not the current one; 409 INVALID_TRANSITION in another status. 409
   * INSUFFICIENT_STOCK names every product that falls short; 409 CREDIT_LIMIT where the order becomes dearer and does
   * not fit.
   *
   * @returns the order as it is now.
   */
  @Post('process')
  @Command({
    id: 'ordersProcess',
    allow: 'order.process',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: objOf(order),
    localizedMessage: orderActivity.processed,
  })
  async process(@Body({ schema: processOrderBody }) body: ProcessOrderBody) {
    return { obj: await this.processOrder.execute(body) };
  }

  /**
   * Confirms that an order has arrived: OUTBOUND → DONE.
   *
   * A STORE confirms its own only. 409 INVALID_TRANSITION in another status.
   *
   * @returns the order as it is now.
   */
  @Post('confirm')
  @Command({
    id: 'ordersConfirm',
    allow: 'order.confirm',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: objOf(order),
    localizedMessage: orderActivity.confirmed,
  })
  async confirm(@Body({ schema: confirmBody }) { orderId }: ConfirmOrder) {
    return { obj: await this.completeOrder.execute(orderId, 'confirm') };
  }

  /**
   * Completes an order in place of its store: OUTBOUND → DONE.
   *
   * 409 INVALID_TRANSITION in another status.
   *
   * @returns the order as it is now.
   */
  @Put('direct-complete')
  @Command({
    id: 'ordersDirectComplete',
    allow: 'order.directComplete',
    invalidates: { done: ['Order', 'Product', 'Inventory'] },
    response: objOf(order),
    localizedMessage: orderActivity.completed,
  })
  async completeDirectly(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    return { obj: await this.completeOrder.execute(id, 'directComplete') };
  }

  /**
   * Cancels an order.
   *
   * A STORE cancels its own while PENDING, the admin group any that is not cancelled; otherwise 409 INVALID_TRANSITION.
   * An open order gives its bookings back. The invoices of a shipped one are voided, 409 INVOICE_PAID where something
   * was paid on one; `addBack` adds its goods back to stock, less what came back or was lost on a return. 409 STALE
   * where `version` is given and the order has changed since.
   *
   * @returns the order as it is now.
   */
  @Put('cancel')
  @Command({
    id: 'ordersCancel',
    allow: 'order.cancel',
    invalidates: { done: ['Order', 'Product', 'Inventory', 'Invoice', 'Return'] },
    response: objOf(order),
    localizedMessage: orderActivity.cancelled,
  })
  async cancel(@Query({ schema: cancelQuery }) query: CancelQuery) {
    return { obj: await this.cancelOrder.execute(query) };
  }
}
