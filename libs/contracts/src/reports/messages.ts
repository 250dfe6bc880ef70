import type { Message } from '../errors/index.js';

export const reportMessages = {
  usageTooLarge: {
    gb: 'This is too much for one report. Choose fewer products or stores, or a shorter period.',
    cn: '数据量过大，无法生成一份报表。请减少商品或门店，或缩短时间范围。',
  },
  tooManyOpen: {
    gb: 'More than {most} invoices were open. Choose one customer.',
    cn: '未付发票超过 {most} 张，请只选一位客户。',
  },
  tooManyReceipts: {
    gb: 'More than {most} receipts are in this period. Choose a shorter one.',
    cn: '该期间的收款超过 {most} 笔，请缩短期间。',
  },
  tooManyEntries: {
    gb: 'More than {most} entries are in this period. Choose a shorter one, or one customer.',
    cn: '该期间的分录超过 {most} 条，请缩短期间，或只选一位客户。',
  },
} satisfies Record<string, Message>;
