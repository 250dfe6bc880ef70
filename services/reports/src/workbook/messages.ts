import type { Message } from '@depot/contracts/errors';

/** Names of the files and sheets, and heads of their columns. */
export const workbookWords = {
  sales: { gb: 'Sales', cn: '销售' },
  customer: { gb: 'Customer', cn: '客户' },
  paid: { gb: 'Paid', cn: '已付' },
  owed: { gb: 'Owed', cn: '欠款' },
  ageing: { gb: 'Ageing', cn: '账龄' },
  categories: { gb: 'Category report', cn: '分类报表' },
  category: { gb: 'Category', cn: '分类' },
  warehouse: { gb: 'Warehouse', cn: '仓库' },
  price: { gb: 'Price', cn: '金额' },
  usage: { gb: 'Product usage', cn: '商品销量' },
  product: { gb: 'Product', cn: '商品' },
  unit: { gb: 'Unit', cn: '单位' },
  pounds: { gb: 'lb', cn: '磅' },
  pieces: { gb: 'pieces', cn: '件' },
  valueOf: { gb: '{name} ($)', cn: '{name}（$）' },
  invoices: { gb: 'Invoices', cn: '发票' },
  statement: { gb: 'Statement', cn: '对账单' },
  invoice: { gb: 'Invoice', cn: '发票编号' },
  date: { gb: 'Date', cn: '日期' },
  relatedTo: { gb: 'Related to', cn: '关联单据' },
  ofOrder: { gb: 'Order #{displayId}', cn: '订单 #{displayId}' },
  ofReturn: { gb: 'Return #{displayId}', cn: '退货单 #{displayId}' },
  status: { gb: 'Status', cn: '状态' },
  UNPAID: { gb: 'Unpaid', cn: '未付款' },
  PAID: { gb: 'Paid', cn: '已付款' },
  VOID: { gb: 'Void', cn: '已作废' },
  balanceDue: { gb: 'Balance due', cn: '未付余额' },
  journal: { gb: 'Journal', cn: '日记账' },
  trialBalance: { gb: 'Trial balance', cn: '试算平衡表' },
  receipts: { gb: 'Receipts', cn: '收款' },
  document: { gb: 'Document', cn: '单据' },
  account: { gb: 'Account', cn: '科目' },
  debit: { gb: 'Debit', cn: '借方' },
  credit: { gb: 'Credit', cn: '贷方' },
  method: { gb: 'Method', cn: '收款方式' },
  reference: { gb: 'Reference', cn: '参考号' },
  amount: { gb: 'Amount', cn: '金额' },
  total: { gb: 'Total', cn: '合计' },
} satisfies Record<string, Message>;

/** Rather than a file that lacks some. */
export const tooManyInvoices: Message = {
  gb: 'More than {most} invoices are in this period. Choose a shorter one.',
  cn: '该期间的发票超过 {most} 张，请缩短期间。',
};
