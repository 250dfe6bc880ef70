import type { Message } from '../errors/index.js';

/** What the activity log says of commands on invoices. */
export const billingActivity = {
  generated: { gb: 'Generated invoice {invoiceId} of order #{displayId}', cn: '为订单 #{displayId} 生成了发票 {invoiceId}' },
  edited: { gb: 'Edited invoice {invoiceId}', cn: '编辑了发票 {invoiceId}' },
  paid: { gb: 'Marked {count} invoices as paid: {invoices}', cn: '将 {count} 张发票标记为已付款：{invoices}' },
  ratesSynced: {
    gb: 'Applied current rates: {changed} of {found} differing unpaid invoices changed',
    cn: '应用当前价格：{found} 张价格不符的未付款发票中更改了 {changed} 张',
  },
  priceCorrected: {
    gb: 'Corrected the price of {product}: {changed} of {found} differing unpaid invoices changed',
    cn: '更正 {product} 的价格：{found} 张价格不符的未付款发票中更改了 {changed} 张',
  },
} satisfies Record<string, Message>;
