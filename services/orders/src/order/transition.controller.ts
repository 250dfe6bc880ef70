import { Body, Controller, Post, Put, Query } from '@nestjs/common';
import {
  cancelQuery,
  confirmBody,
  order,
  orderActivity,
  orderIdQuery,
  processOrderBody,
  type CancelQuery,
  type ConfirmOrder,
  type OrderIdQuery,
  type ProcessOrder,
} from '@depot/contracts/orders';
import { objOf } from '@depot/contracts/wire';
import { Command } from '@depot/node-http';
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
  @Command({ id: 'ordersProcess', allow: 'order.process', answers: objOf(order), sentence: orderActivity.processed })
  async process(@Body({ schema: processOrderBody }) body: ProcessOrder) {
    return { obj: await this.processing.process(body) };
  }

  @Post('confirm')
  @Command({ id: 'ordersConfirm', allow: 'order.confirm', answers: objOf(order), sentence: orderActivity.confirmed })
  async confirm(@Body({ schema: confirmBody }) { orderId }: ConfirmOrder) {
    return { obj: await this.completion.complete(orderId, 'confirm') };
  }

  @Put('direct-complete')
  @Command({ id: 'ordersDirectComplete', allow: 'order.directComplete', answers: objOf(order), sentence: orderActivity.completed })
  async directComplete(@Query({ schema: orderIdQuery }) { id }: OrderIdQuery) {
    return { obj: await this.completion.complete(id, 'directComplete') };
  }

  @Put('cancel')
  @Command({ id: 'ordersCancel', allow: 'order.cancel', answers: objOf(order), sentence: orderActivity.cancelled })
  async cancel(@Query({ schema: cancelQuery }) { id, addBack = false }: CancelQuery) {
    return { obj: await this.cancellation.cancel(id, addBack) };
  }
}
