import { catalogMessages } from '../catalog/messages.js';
import type { Message } from '../errors/index.js';

export const orderMessages = {
  creditLimit: {
    gb:
      'The credit limit of {store} is {limit}. {owed} is owed and {open} is in open orders; this order asks for ' +
      '{asked} more.',
    cn: '{store} 的信用额度为 {limit}，目前欠款 {owed}，未完成订单 {open}，此订单金额 {asked}，超出额度。',
  },
  creditExceeded: {
    gb: 'The credit limit of {store} is {limit}. With this order {exposure} is owed or not billed yet.',
    cn: '{store} 的信用额度为 {limit}，计入此订单后，欠款及未开票金额共 {exposure}。',
  },
  deliveryPast: {
    gb: 'The delivery day has passed. Choose {earliest} or a later day.',
    cn: '送货日期已过，请选择 {earliest} 或之后的日期。',
  },
  storeNeeded: { gb: 'Choose a store.', cn: '请选择门店。' },
  notAStore: { gb: 'This user is not a store that can order.', cn: '该用户不是可下单的门店。' },
  productNotOffered: { gb: '{product} is not available to this store.', cn: '该门店不能订购 {product}。' },
  /** For stores, which must not learn about products hidden from them. */
  productNotAvailable: { gb: 'This product is not available.', cn: '该商品不可订购。' },
  unnamedProduct: { gb: 'Product {productId} (not available)', cn: '商品 {productId}（不可订购）' },
  unknownProduct: catalogMessages.unknownProduct,
  quantityNeeded: { gb: 'A quantity is needed for {product}.', cn: '{product} 需要填写数量。' },
  weightNeeded: { gb: 'A weight is needed for {product}.', cn: '{product} 需要填写重量。' },
  tooMuch: { gb: '{product}: at most {most} can be on one line.', cn: '{product}：每行最多 {most}。' },
  notOnOrder: { gb: 'This product is not on the order.', cn: '此商品不在该订单中。' },
  outboundAmount: {
    gb: '{product}: the order asks for {expected}, {given} was given.',
    cn: '{product}：订单需要 {expected}，填写的是 {given}。',
  },
  workbookTooMany: {
    gb: '{found} orders are too many for one workbook. Narrow the search to {most}.',
    cn: '共 {found} 笔订单，超出单个工作簿上限 {most}，请缩小范围。',
  },
  liveInvoices: { gb: 'This order still has invoices: {invoices}.', cn: '该订单仍有发票：{invoices}。' },
  returnTooMuch: { gb: '{product}: only {left} can still be returned.', cn: '{product}：最多还可退 {left}。' },
  returnBackTooMuch: {
    gb: '{product}: no more can go back into stock than was returned.',
    cn: '{product}：入库数量不能超过退货数量。',
  },
  returnOfPastOrder: {
    gb:
      '{product}: goods of a past order left before stock was counted here, so none can go back into stock by a ' +
      'return. Credit them only, and add good ones as new stock.',
    cn: '{product}：历史订单的商品在本系统建立库存之前已出库，不能通过退货退回入库。请仅登记抵扣，完好的商品请另行添加库存。',
  },
  returnRateOfAdmins: {
    gb: '{product}: only an admin may credit another rate than {rate}.',
    cn: '{product}：只有管理员可以按 {rate} 以外的单价抵扣。',
  },
  returnRateReason: {
    gb: '{product}: say why another rate than {rate} is credited.',
    cn: '{product}：请填写不按 {rate} 抵扣的原因。',
  },
  returnNotBilled: {
    gb: '{product}: the invoice was made without {amount} that had come back, so that these stay returned.',
    cn: '{product}：开票时已扣除退回的 {amount}，不能再撤销这部分退货。',
  },
  returnNothing: { gb: 'Nothing is returned.', cn: '没有退货内容。' },
  returnPieceNotLeft: {
    gb: '{product}: a piece was not shipped on this line, or came back already.',
    cn: '{product}：所选件未随此行出库，或已退回。',
  },
  returnDeleted: { gb: 'Return #{displayId} was deleted.', cn: '退货单 #{displayId} 已删除。' },
  templateNameTaken: { gb: 'There is already a template "{name}".', cn: '模板“{name}”已存在。' },
  templateProduct: { gb: '{product} cannot be in this template.', cn: '{product} 不能加入此模板。' },
  templateTwice: { gb: '{product} is in the template twice.', cn: '{product} 在模板中重复。' },
  standingNeedsStore: {
    gb: 'Only a template of a store can make orders by itself.',
    cn: '只有门店自己的模板才能设为定期订单。',
  },
  templateDeleted: { gb: 'Order template removed.', cn: '订单模板已删除。' },
  deleted: { gb: 'Order #{displayId} was deleted.', cn: '订单 #{displayId} 已删除。' },
  importUnknownStore: { gb: 'There is no store “{name}”.', cn: '没有名为“{name}”的门店。' },
  importSeveralStores: {
    gb: 'Several stores are called “{name}”. Give each a name of its own first.',
    cn: '“{name}”对应多家门店，请先为各门店设置不同的名称。',
  },
  importUnknownProduct: { gb: 'There is no product “{name}”.', cn: '没有商品“{name}”。' },
  importOrderExists: {
    gb: 'Order {order} was brought in already, or its lines do not stand together.',
    cn: '订单 {order} 已导入过，或其各行未连续排列。',
  },
  importOrderSince: {
    gb: 'One of these orders was brought in by another import in the meantime.',
    cn: '在此期间，其中一笔订单已由另一次导入带入。',
  },
  manualInFuture: {
    gb: 'A recorded order has already taken place: choose a time in the past.',
    cn: '手动录入的是已发生的订单，请选择已过去的时间。',
  },
  importFutureOrder: { gb: 'A past order cannot be of the future.', cn: '历史订单的日期不能晚于今天。' },
  importMixedPaid: {
    gb: 'Order {order} is paid in one row and unpaid in another.',
    cn: '订单 {order} 在不同行中同时标为已付款和未付款。',
  },
  importMixedOrder: { gb: 'Order {order} names two stores.', cn: '订单 {order} 包含两家门店。' },
  outbound: { gb: 'Order outbound success.', cn: '订单出库成功。' },
} satisfies Record<string, Message>;
