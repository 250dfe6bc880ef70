import type { Message } from '../errors/index.js';

/** Accounts of the ledger, in the order of a trial balance. Money received is one account for each method. */
export const ledgerAccounts = [
  'RECEIVABLE',
  'RECEIPTS_CASH',
  'RECEIPTS_CHECK',
  'RECEIPTS_CARD',
  'RECEIPTS_TRANSFER',
  'RECEIPTS_OTHER',
  'RECEIPTS_MARKED',
  'CUSTOMER_CREDIT',
  'SALES',
  'RETURNS',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const accountNames: Record<LedgerAccount, Message> = {
  RECEIVABLE: { gb: 'Accounts receivable', cn: '应收账款' },
  RECEIPTS_CASH: { gb: 'Receipts: cash', cn: '收款：现金' },
  RECEIPTS_CHECK: { gb: 'Receipts: checks', cn: '收款：支票' },
  RECEIPTS_CARD: { gb: 'Receipts: cards', cn: '收款：银行卡' },
  RECEIPTS_TRANSFER: { gb: 'Receipts: bank transfers', cn: '收款：银行转账' },
  RECEIPTS_OTHER: { gb: 'Receipts: other', cn: '收款：其他' },
  RECEIPTS_MARKED: { gb: 'Receipts: marked as paid', cn: '收款：标记为已付款' },
  CUSTOMER_CREDIT: { gb: 'Unapplied payments', cn: '预收款（未核销）' },
  SALES: { gb: 'Sales', cn: '销售收入' },
  RETURNS: { gb: 'Returns', cn: '退货' },
};
