import type { Message } from '../errors/index.js';

/** Texts of the activity log for commands on invoices. */
export const billingActivity = {
  generated: {
    gb: 'Generated invoice {invoiceId} of order #{displayId}',
    cn: '为订单 #{displayId} 开具了发票 {invoiceId}',
  },
  edited: { gb: 'Edited invoice {invoiceId}', cn: '编辑了发票 {invoiceId}' },
  paid: { gb: 'Marked {count|invoice|invoices} as paid: {invoices}', cn: '将 {count} 张发票标记为已付款：{invoices}' },
  paymentRecorded: {
    gb: 'Recorded a payment of {amount} on invoice {invoiceId}',
    cn: '为发票 {invoiceId} 登记了收款 {amount}',
  },
  storePaid: {
    gb: 'Recorded {what} by {store} over {count|invoice|invoices}: {invoices}',
    cn: '登记了 {store} 的{what}，涉及 {count} 张发票：{invoices}',
  },
  /** Parts of a store's payment, within `storePaid`. */
  paidMoney: { gb: 'a payment of {amount}', cn: '收款 {amount}' },
  paidCredit: { gb: 'a payment of {credited} in credits', cn: '抵扣 {credited}' },
  paidBoth: { gb: 'a payment of {amount} and {credited} in credits', cn: '收款 {amount} 及抵扣 {credited}' },
  paymentReversed: {
    gb: 'Reversed a payment of {amount} on invoice {invoiceId}: {reason}',
    cn: '冲销了发票 {invoiceId} 的收款 {amount}：{reason}',
  },
  periodSaved: { gb: '{what}', cn: '{what}' },
  /** Parts of `periodSaved`. */
  periodClosed: { gb: 'Closed the books through {day}', cn: '关闭会计期间至 {day}' },
  periodReopened: {
    gb: 'Reopened the books, which were closed through {before}, from the day after {day}: {reason}',
    cn: '重新打开会计期间：原关闭至 {before}，现关闭至 {day}。原因：{reason}',
  },
  periodReopenedAll: {
    gb: 'Reopened the books, which were closed through {before}: {reason}',
    cn: '重新打开全部会计期间（原关闭至 {before}）。原因：{reason}',
  },
  booksBegin: { gb: 'Set the first day of the books to {day}', cn: '将账簿起始日设为 {day}' },
  periodUnchanged: { gb: 'Saved the accounting period without a change', cn: '保存了会计期间设置，未作更改' },
  ratesSynced: {
    gb: 'Applied current rates: {changed} of {found|differing unpaid invoice|differing unpaid invoices} changed',
    cn: '应用当前价格：{found} 张价格不符的未付款发票中更改了 {changed} 张',
  },
  priceCorrected: {
    gb:
      'Corrected the price of {product}: ' +
      '{changed} of {found|differing unpaid invoice|differing unpaid invoices} changed',
    cn: '更正 {product} 的价格：{found} 张价格不符的未付款发票中更改了 {changed} 张',
  },
} satisfies Record<string, Message>;
