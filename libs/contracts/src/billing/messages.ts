import type { Message } from '../errors/index.js';

export const billingMessages = {
  paid: { gb: 'Invoice {invoiceId} is paid and cannot be changed.', cn: '发票 {invoiceId} 已付款，不能更改。' },
  void: { gb: 'Invoice {invoiceId} is void.', cn: '发票 {invoiceId} 已作废。' },
  orderNotDone: {
    gb: 'Order #{displayId} is {status}; only a DONE order can be invoiced.',
    cn: '订单 #{displayId} 状态为 {status}，只有 DONE 状态可以开具发票。',
  },
  alreadyBilled: { gb: 'Every line of order #{displayId} is on an invoice already.', cn: '订单 #{displayId} 的所有条目均已开票。' },
  lineBilled: { gb: '{product} is on an invoice already.', cn: '{product} 已开票。' },
  moreThanShipped: { gb: '{product}: at most {shipped} was shipped.', cn: '{product}：最多出库 {shipped}。' },
  updated: { gb: 'Invoice Updated!', cn: '发票已更新！' },
} satisfies Record<string, Message>;
