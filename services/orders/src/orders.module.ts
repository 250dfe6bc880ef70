import { KNOWN_ORDERS_PORT, ORDERS_PORT, PAST_TRADE_PORT } from '@depot/contracts/orders';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { Booking } from './order/booking.js';
import { CancelOrder } from './order/commands/cancel-order.js';
import { CompleteOrder } from './order/commands/complete-order.js';
import { DeleteOrder } from './order/commands/delete-order.js';
import { EditOrder } from './order/commands/edit-order.js';
import { PlaceOrder } from './order/commands/place-order.js';
import { ProcessOrder } from './order/commands/process-order.js';
import { SendOrderEmail } from './order/commands/send-order-email.js';
import { CreditCheck } from './order/credit/credit-check.js';
import { OpenOrderValue } from './order/credit/open-order-value.js';
import { LineBuilder } from './order/line-builder.js';
import { OrderController } from './order/order.controller.js';
import { OrderRepository } from './order/order.repository.js';
import { OrderService } from './order/order.service.js';
import { OrderCountRepository } from './order/order-count.repository.js';
import { OrderEventRepository } from './order/order-event.repository.js';
import { OrderLineRepository } from './order/order-line.repository.js';
import { OrderListRepository } from './order/order-list.repository.js';
import { OrderSearchController } from './order/order-search.controller.js';
import { OrderSearchRepository } from './order/order-search.repository.js';
import { OrderTotalsRepository } from './order/order-totals.repository.js';
import { OrderView } from './order/order-view.js';
import { OrderWorkbookController } from './order/order-workbook.controller.js';
import { OrderingStore } from './order/ordering-store.js';
import { CountWaitingOrders } from './order/queries/count-waiting-orders.js';
import { FindOrderPage } from './order/queries/find-order-page.js';
import { FindShortages } from './order/queries/find-shortages.js';
import { GetOrderHistory } from './order/queries/get-order-history.js';
import { JoinProductDetails } from './order/queries/join-product-details.js';
import { ListOrders } from './order/queries/list-orders.js';
import { SearchOrders } from './order/queries/search-orders.js';
import { TransitionController } from './order/transition.controller.js';
import { RecordManualOrder } from './outbound/commands/record-manual-order.js';
import { ShipOrder } from './outbound/commands/ship-order.js';
import { ManualOrderController } from './outbound/manual-order.controller.js';
import { OutboundController } from './outbound/outbound.controller.js';
import { ShipLines } from './outbound/ship-lines.js';
import { PastLookups } from './past-orders/past-lookups.js';
import { PastOrderImporter } from './past-orders/past-order.importer.js';
import { PastOrderRepository } from './past-orders/past-order.repository.js';
import { PastOrderStage } from './past-orders/past-order-stage.js';
import { KnownOrdersAdapter } from './ports/known-orders.adapter.js';
import { OrdersAdapter } from './ports/orders.adapter.js';
import { PastTradeAdapter } from './ports/past-trade.adapter.js';
import { DeleteReturn } from './return/commands/delete-return.js';
import { EditReturn } from './return/commands/edit-return.js';
import { RecordReturn } from './return/commands/record-return.js';
import { ReturnController } from './return/return.controller.js';
import { ReturnRepository } from './return/return.repository.js';
import { ReturnService } from './return/return.service.js';
import { ReturnView } from './return/return-view.js';
import { FindAvailableLines } from './template/standing/find-available-lines.js';
import { PlaceStandingOrder } from './template/standing/place-standing-order.js';
import { SendStandingEmail } from './template/standing/send-standing-email.js';
import { SetStandingOrder } from './template/standing/set-standing-order.js';
import { StandingOrderRepository } from './template/standing/standing-order.repository.js';
import { StandingOrderTask } from './template/standing/standing-order-task.js';
import { TemplateController } from './template/template.controller.js';
import { TemplateRepository } from './template/template.repository.js';
import { TemplateService } from './template/template.service.js';
import { TemplateProducts } from './template/template-products.js';

const rows = [
  OrderRepository,
  OrderService,
  OrderSearchRepository,
  OrderListRepository,
  OrderLineRepository,
  OrderCountRepository,
  FindOrderPage,
  OrderEventRepository,
  OrderTotalsRepository,
  ReturnRepository,
  TemplateRepository,
  StandingOrderRepository,
  PastOrderRepository,
];
const reading = [
  OrderView,
  CountWaitingOrders,
  GetOrderHistory,
  ListOrders,
  JoinProductDetails,
  FindShortages,
  ReturnView,
  SearchOrders,
];
const parts = [
  CreditCheck,
  OpenOrderValue,
  OrderingStore,
  LineBuilder,
  Booking,
  ShipLines,
  PastLookups,
  PastOrderStage,
  SendOrderEmail,
  FindAvailableLines,
  SendStandingEmail,
];
const commands = [
  PlaceOrder,
  EditOrder,
  ProcessOrder,
  CompleteOrder,
  CancelOrder,
  DeleteOrder,
  ShipOrder,
  RecordManualOrder,
  ReturnService,
  RecordReturn,
  EditReturn,
  DeleteReturn,
  TemplateProducts,
  TemplateService,
  SetStandingOrder,
  PlaceStandingOrder,
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
