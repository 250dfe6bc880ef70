import type { Message } from '../errors/index.js';

export const billingMessages = {
  paid: { gb: 'Invoice {invoiceId} is paid and cannot be changed.', cn: '发票 {invoiceId} 已付款，不能更改。' },
  dueChanged: {
    gb: '{due} is due by now, another amount than was shown. Look at the invoices again.',
    cn: '应付金额现为 {due}，与之前显示的不同，请重新核对发票。',
  },
  void: { gb: 'Invoice {invoiceId} is void.', cn: '发票 {invoiceId} 已作废。' },
  alreadyBilled: {
    gb: 'Every line of order #{displayId} is on an invoice already.',
    cn: '订单 #{displayId} 的所有条目均已开票。',
  },
  lineBilled: { gb: '{product} is on an invoice already.', cn: '{product} 已开票。' },
  moreThanShipped: { gb: '{product}: at most {shipped} was shipped.', cn: '{product}：最多出库 {shipped}。' },
  piecesFixed: {
    gb: '{product}: weighed goods are billed as they were shipped.',
    cn: '{product}：称重商品按实际出库的数量和重量开票。',
  },
  lineNotShipped: { gb: 'This line is not on the order.', cn: '此条目不在该订单中。' },
  itemNotOnInvoice: { gb: 'This line is not on the invoice.', cn: '此条目不在该发票上。' },
  totalTooLarge: { gb: 'The total is too large.', cn: '合计金额过大。' },
  nothingPaid: { gb: 'Enter an amount above zero.', cn: '请输入大于零的金额。' },
  overpaid: {
    gb: 'Only {open} is outstanding on invoice {invoiceId}; {asked} is too much.',
    cn: '发票 {invoiceId} 仅有 {open} 未付，{asked} 超出未付金额。',
  },
  storeOverpaid: {
    gb: 'Only {open} is outstanding for {store}; {asked} is too much.',
    cn: '{store} 的发票仅有 {open} 未付，{asked} 超出未付金额。',
  },
  nothingOpen: { gb: '{store} has no open invoices.', cn: '{store} 没有未付发票。' },
  notOfStore: { gb: 'This is not an open invoice of the store.', cn: '这不是该门店的未付发票。' },
  creditNotOfStore: { gb: 'This is not an open credit of the store.', cn: '这不是该门店未用完的退货贷项单。' },
  futureDate: { gb: 'A payment cannot be dated in the future.', cn: '收款日期不能晚于今天。' },
  partlyPaid: {
    gb: '{paid} has been paid on invoice {invoiceId}. Reverse the payments first.',
    cn: '发票 {invoiceId} 已付 {paid}，请先冲销收款。',
  },
  belowPaid: {
    gb: '{paid} has been paid on invoice {invoiceId}: its total cannot be less.',
    cn: '发票 {invoiceId} 已付 {paid}，合计不能低于该金额。',
  },
  sealed: {
    gb: 'Invoice {invoiceId} was paid in full once. It can be paid again, but not changed or voided.',
    cn: '发票 {invoiceId} 曾经付清，可以重新收款，但不能更改或作废。',
  },
  markedNotReversible: {
    gb: 'An invoice that was marked as paid stays so: this payment cannot be reversed.',
    cn: '标记为已付款后不可撤销，该笔收款不能冲销。',
  },
  reversedAlready: { gb: 'This payment has been reversed already.', cn: '该笔收款已冲销。' },
  notReversible: {
    gb: 'A reversal and a used-up credit cannot be reversed.',
    cn: '冲销记录和已抵扣的退货款不能再冲销。',
  },
  creditTooMuch: {
    gb: '{product}: only {left} of what was billed is left to credit.',
    cn: '{product}：已开票金额中最多还可抵扣 {left}。',
  },
  belowCredits: {
    gb: '{product}: {credited} of it has been credited, it cannot be billed at {amount}.',
    cn: '{product}：已抵扣 {credited}，开票金额不能改为 {amount}。',
  },
  creditByReturn: {
    gb: '{invoiceId} is a credit: change its return instead.',
    cn: '{invoiceId} 是退货贷项单，请修改对应的退货单。',
  },
  creditNotPaid: {
    gb: '{invoiceId} is a credit and cannot be marked as paid. Nothing was changed.',
    cn: '{invoiceId} 是退货贷项单，不能标记为已付款，未作任何更改。',
  },
  periodClosed: {
    gb:
      'The books are closed through {closedThrough}, so nothing dated {day} can be added or changed. ' +
      'Use a later day, or ask an administrator to reopen the period under Reports → Accounting.',
    cn: '会计期间已关闭至 {closedThrough}，不能新增或更改日期为 {day} 的内容。请改用之后的日期，或请管理员在“报表 → 账务”中重新打开。',
  },
  beforeBooks: {
    gb: 'The books begin on {booksFrom}, so nothing can be dated {day}. Use a later day.',
    cn: '账簿自 {booksFrom} 起，日期不能为 {day}，请改用之后的日期。',
  },
  invoicesClosed: {
    gb:
      'The books are closed through {closedThrough}, and {invoices} would change. Nothing was changed. ' +
      'Choose a period that begins later.',
    cn: '会计期间已关闭至 {closedThrough}，而 {invoices} 会被更改，因此未作任何更改。请选择之后的时间范围。',
  },
  closableBefore: { gb: 'Choose a day before today.', cn: '请选择今天之前的日期。' },
  booksInFuture: { gb: 'The books cannot begin in the future.', cn: '账簿起始日不能晚于今天。' },
  reopenReason: { gb: 'Say why the period is reopened.', cn: '请填写重新打开会计期间的原因。' },
  updated: { gb: 'Invoice Updated!', cn: '发票已更新！' },
} satisfies Record<string, Message>;
