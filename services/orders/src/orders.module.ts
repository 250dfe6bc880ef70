import { KNOWN_ORDERS_PORT, ORDERS_PORT, PAST_TRADE_PORT } from '@depot/contracts/orders';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { CreditCheck } from './credit/credit-check.js';
import { OpenOrderValue } from './credit/open-order-value.js';
import { OrderEventRepository } from './history/order-event.repository.js';
import { OrderHistory } from './history/order-history.js';
import { ManualOrderController } from './manual/manual-order.controller.js';
import { ManualOrderService } from './manual/manual-order.service.js';
import { Booking } from './order/booking.js';
import { LineBuilder } from './order/line-builder.js';
import { OrderController } from './order/order.controller.js';
import { OrderRepository } from './order/order.repository.js';
import { OrderService } from './order/order.service.js';
import { OrderCancellation } from './order/order-cancellation.js';
import { OrderCompletion } from './order/order-completion.js';
import { OrderCountRepository } from './order/order-count.repository.js';
import { OrderCreation } from './order/order-creation.js';
import { OrderEditing } from './order/order-editing.js';
import { OrderFiguresRepository } from './order/order-figures.repository.js';
import { OrderLineRepository } from './order/order-line.repository.js';
import { OrderListRepository } from './order/order-list.repository.js';
import { OrderListing } from './order/order-listing.js';
import { OrderNotice } from './order/order-notice.js';
import { OrderPages } from './order/order-pages.js';
import { OrderProcessing } from './order/order-processing.js';
import { OrderValidation } from './order/order-validation.js';
import { OrderView } from './order/order-view.js';
import { OrderWorkbookController } from './order/order-workbook.controller.js';
import { OrderingStore } from './order/ordering-store.js';
import { ProductDetails } from './order/product-details.js';
import { TransitionController } from './order/transition.controller.js';
import { WaitingOrdersView } from './order/waiting-orders.js';
import { OutboundController } from './outbound/outbound.controller.js';
import { OutboundService } from './outbound/outbound.service.js';
import { Shipping } from './outbound/shipping.js';
import { PastLookups } from './past-orders/past-lookups.js';
import { PastOrderImporter } from './past-orders/past-order.importer.js';
import { PastOrderRepository } from './past-orders/past-order.repository.js';
import { PastOrderStage } from './past-orders/past-order-stage.js';
import { KnownOrdersAdapter } from './ports/known-orders.adapter.js';
import { OrdersAdapter } from './ports/orders.adapter.js';
import { PastTradeAdapter } from './ports/past-trade.adapter.js';
import { ReturnController } from './return/return.controller.js';
import { ReturnRepository } from './return/return.repository.js';
import { ReturnService } from './return/return.service.js';
import { ReturnView } from './return/return-view.js';
import { OrderSearchController } from './search/order-search.controller.js';
import { OrderSearch } from './search/order-search.js';
import { OrderSearchRepository } from './search/order-search.repository.js';
import { StandingService } from './standing/standing.service.js';
import { StandingLines } from './standing/standing-lines.js';
import { StandingMail } from './standing/standing-mail.js';
import { StandingOrderRepository } from './standing/standing-order.repository.js';
import { StandingOrderTask } from './standing/standing-order-task.js';
import { StandingPlacing } from './standing/standing-placing.js';
import { TemplateController } from './template/template.controller.js';
import { TemplateRepository } from './template/template.repository.js';
import { TemplateService } from './template/template.service.js';
import { TemplateOffer } from './template/template-offer.js';

const rows = [
  OrderRepository,
  OrderService,
  OrderSearchRepository,
  OrderListRepository,
  OrderLineRepository,
  OrderCountRepository,
  OrderPages,
  OrderEventRepository,
  OrderFiguresRepository,
  ReturnRepository,
  TemplateRepository,
  StandingOrderRepository,
  PastOrderRepository,
];
const reading = [
  OrderView,
  WaitingOrdersView,
  OrderHistory,
  OrderListing,
  ProductDetails,
  OrderValidation,
  ReturnView,
  OrderSearch,
];
const parts = [
  CreditCheck,
  OpenOrderValue,
  OrderingStore,
  LineBuilder,
  Booking,
  Shipping,
  PastLookups,
  PastOrderStage,
  OrderNotice,
  StandingLines,
  StandingMail,
];
const commands = [
  OrderCreation,
  OrderEditing,
  OrderProcessing,
  OrderCompletion,
  OrderCancellation,
  OutboundService,
  ManualOrderService,
  ReturnService,
  TemplateOffer,
  TemplateService,
  StandingService,
  StandingPlacing,
  StandingOrderTask,
  PastOrderImporter,
];

/** Orders from placing to delivery, returns and order templates. */
@Global()
@Module({
  imports: [ImportingModule],
  controllers: [
    OrderController,
    OrderWorkbookController,
    OrderSearchController,
    TransitionController,
    OutboundController,
    ManualOrderController,
    ReturnController,
    TemplateController,
  ],
  providers: [
    ...rows,
    ...reading,
    ...parts,
    ...commands,
    { provide: KNOWN_ORDERS_PORT, useClass: KnownOrdersAdapter },
    { provide: ORDERS_PORT, useClass: OrdersAdapter },
    { provide: PAST_TRADE_PORT, useClass: PastTradeAdapter },
  ],
  exports: [KNOWN_ORDERS_PORT, ORDERS_PORT, PAST_TRADE_PORT],
})
export class OrdersModule {}

export { orderMigrations } from './migrations/index.js';
