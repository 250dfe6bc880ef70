import type { Message } from '../errors/index.js';

export const billingMessages = {
  paid: { gb: 'Invoice {invoiceId} is paid and cannot be changed.', cn: '发票 {invoiceId} 已付款，不能更改。' },
  void: { gb: 'Invoice {invoiceId} is void.', cn: '发票 {invoiceId} 已作废。' },
  alreadyBilled: { gb: 'Every line of order #{displayId} is on an invoice already.', cn: '订单 #{displayId} 的所有条目均已开票。' },
  lineBilled: { gb: '{product} is on an invoice already.', cn: '{product} 已开票。' },
  moreThanShipped: { gb: '{product}: at most {shipped} was shipped.', cn: '{product}：最多出库 {shipped}。' },
  piecesFixed: {
    gb: '{product}: weighed goods are billed as they were shipped.',
    cn: '{product}：称重商品按实际出库的数量和重量开票。',
  },
  lineNotShipped: { gb: 'This line is not on the order.', cn: '此条目不在该订单中。' },
  itemNotOnInvoice: { gb: 'This line is not on the invoice.', cn: '此条目不在该发票上。' },
  totalTooLarge: { gb: 'The total is too large.', cn: '合计金额过大。' },
  updated: { gb: 'Invoice Updated!', cn: '发票已更新！' },
} satisfies Record<string, Message>;
