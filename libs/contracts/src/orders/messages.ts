import type { Message } from '../errors/index.js';

export const orderMessages = {
  invalidTransition: {
    gb: 'Order #{displayId} is {status}: {action} is not possible now.',
    cn: '订单 #{displayId} 状态为 {status}，目前无法{action}。',
  },
  notEditable: { gb: 'Order #{displayId} is {status} and cannot be edited.', cn: '订单 #{displayId} 状态为 {status}，无法编辑。' },
  storeNeeded: { gb: 'Choose a store.', cn: '请选择门店。' },
  notAStore: { gb: 'This user is not a store that can order.', cn: '该用户不是可下单的门店。' },
  productNotOffered: { gb: '{product} is not available to this store.', cn: '该门店不能订购 {product}。' },
  unknownProduct: { gb: 'This product does not exist.', cn: '该商品不存在。' },
  quantityNeeded: { gb: 'A quantity is needed for {product}.', cn: '{product} 需要填写数量。' },
  weightNeeded: { gb: 'A weight is needed for {product}.', cn: '{product} 需要填写重量。' },
  shortLines: { gb: 'These lines are still short: {lines}.', cn: '以下商品仍然缺货：{lines}。' },
  lineNotOrdered: { gb: '{product} is not on this order.', cn: '{product} 不在此订单中。' },
  outboundAmount: {
    gb: '{product}: the order asks for {expected}, {given} was given.',
    cn: '{product}：订单需要 {expected}，填写的是 {given}。',
  },
  paidInvoice: { gb: 'Invoice {invoiceId} of this order is paid.', cn: '该订单的发票 {invoiceId} 已付款。' },
  liveInvoices: { gb: 'This order still has invoices: {invoices}.', cn: '该订单仍有发票：{invoices}。' },
  returnTooMuch: { gb: '{product}: only {left} can still be returned.', cn: '{product}：最多还可退 {left}。' },
  returnBackTooMuch: { gb: '{product}: no more can go back into stock than was returned.', cn: '{product}：入库数量不能超过退货数量。' },
  returnNotShipped: { gb: 'Order #{displayId} has not been shipped.', cn: '订单 #{displayId} 尚未出库。' },
  returnPaid: { gb: 'The invoice of this return is paid.', cn: '该退货单的发票已付款。' },
  templateNameTaken: { gb: 'There is already a template "{name}".', cn: '模板“{name}”已存在。' },
  templateProduct: { gb: '{product} cannot be in this template.', cn: '{product} 不能加入此模板。' },
  templateTwice: { gb: '{product} is in the template twice.', cn: '{product} 在模板中重复。' },
} satisfies Record<string, Message>;
