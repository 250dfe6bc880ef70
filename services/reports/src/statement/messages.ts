import type { Message } from '@depot/contracts/errors';
import type { AgeingBucket } from './ageing.js';

/** Labels of the documents in a statement's lines. */
export const statementWords = {
  invoices: { gb: 'Invoices', cn: '发票' },
  returns: { gb: 'Returns', cn: '退货' },
} satisfies Record<string, Message>;

/** Labels of the ageing buckets, by days past due. */
export const ageingWords: Record<AgeingBucket['name'], Message> = {
  current: { gb: 'Not yet due', cn: '未到期' },
  '1–30': { gb: '1–30 days past due', cn: '逾期 1–30 天' },
  '31–60': { gb: '31–60 days past due', cn: '逾期 31–60 天' },
  '61–90': { gb: '61–90 days past due', cn: '逾期 61–90 天' },
  '90+': { gb: 'Over 90 days past due', cn: '逾期 90 天以上' },
};
