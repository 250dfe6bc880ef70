import {
  type CancelQuery,
  cancelQuery,
  confirmBody,
  type ConfirmOrder,
  order,
  orderActivity,
  type OrderIdQuery,
  orderIdQuery,
  type ProcessOrder,
  processOrderBody,
} from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
import { Body, Controller, Post, Put, Query } from '@nestjs/common';
import { OrderCancellation } from './order-cancellation.js';
import { OrderCompletion } from './order-completion.js';
import { OrderProcessing } from './order-processing.js';

/** The steps of an order that need no goods in hand. */
@Controller('order')
export class TransitionController {
  constructor(
    private readonly processing: OrderProcessing,
    private readonly completion: OrderCompletion,
    private readonly cancellation: OrderCancellation,
  ) {}

  @Post('process')
  @Command({
    id: 'ordersProcess',
    allow: 'order.process',
    response: objOf(order),
    localizedMessage: orderActivity.processed,
  })
  async process(@Body({ schema: processOrderBody }) body: ProcessOrder) {
    return { obj: await this.processing.process(body) };
  }

  @Post('confirm')
  @Command({
    id: 'ordersConfirm',
    allow: 'order.confirm',
    response: objOf(order),
    localizedMessage: orderActivity.confirmed,
  })
  async confirm(@Body({ schema: confirmBody }) { orderId }: ConfirmOrder) {
    return { obj: await this.completion.complete(orderId, 'confirm') };
  }

  @Put('direct-complete')
  @Command({
    id: 'ordersDirectComplete',
    allow: 'order.directComplete',
    response: objOf(order),
    localizedMessage: orderActivity.completed,
  })
  async directComplete(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    return { obj: await this.completion.complete(id, 'directComplete') };
  }

  @Put('cancel')
  @Command({
    id: 'ordersCancel',
    allow: 'order.cancel',
    response: objOf(order),
    localizedMessage: orderActivity.cancelled,
  })
  async cancel(@Query({ schema: cancelQuery }) { id, addBack = false }: CancelQuery) {
    return { obj: await this.cancellation.cancel(id, addBack) };
  }
}
