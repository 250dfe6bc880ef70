import type { Cents } from '@depot/contracts/amounts';
import type { LedgerAccount, RecordedMethod } from '@depot/contracts/billing';

/** `I` and `RI` are an invoice and a credit, `P` is the part of a payment for one of them. */
export type LedgerDocument = 'I' | 'RI' | 'P';

/** A calendar day of the distributor, YYYY-MM-DD. */
type Day = string;

/** A line of a posting. A debit is positive, a credit negative. */
export interface LedgerEntry {
  document: LedgerDocument;
  documentId: number;
  number: number;
  version: number;
  line: number;
  postingDay: Day;
  account: LedgerAccount;
  storeId: number;
  amount: Cents;
}

/** An invoice or credit whose entries are not those of its total. */
export interface InvoiceToPost {
  id: number;
  kind: 'I' | 'RI';
  number: number;
  storeId: number;
  day: Day;
  /** 0 for a void one. */
  total: Cents;
  /** Total of its entries. */
  postedTotal: Cents;
  /** Number of its postings so far. */
  version: number;
}

/** A part of a payment, or the reversal of one with a negative amount, without entries. */
export interface PaymentToPost {
  id: number;
  number: number;
  storeId: number;
  method: RecordedMethod;
  amount: Cents;
  day: Day;
  invoiceKind: 'I' | 'RI';
  invoiceDay: Day;
}

type Movement = [day: Day, account: LedgerAccount, amount: Cents];

/** The postings of an invoice: its entries are mirrored, and those of its current total follow, on its own day. */
export function postInvoice(invoice: InvoiceToPost): LedgerEntry[] {
  const { id, kind, number, storeId, day, total, postedTotal, version } = invoice;
  const movements = [...billAmount(kind, day, 0 - postedTotal), ...billAmount(kind, day, total)];
  return addLines({ document: kind, documentId: id, number, storeId, version: version + 1 }, movements);
}

/** An invoice debits the receivable for a sale; a credit takes both back. */
function billAmount(kind: 'I' | 'RI', day: Day, amount: Cents): Movement[] {
  if (kind === 'I') return moveAmount(day, 'RECEIVABLE', 'SALES', amount);
  return moveAmount(day, 'RETURNS', 'RECEIVABLE', amount);
}

/**
 * The postings of a part of a payment. The money becomes credit of the customer on the payment's day, and pays the
 * invoice on the later day of both. Money for a credit is its refund.
 */
export function postPayment(payment: PaymentToPost): LedgerEntry[] {
  const { id, number, storeId, method, amount, day, invoiceKind, invoiceDay } = payment;
  if (method === 'CREDIT') return [];
  const receipts = `RECEIPTS_${method}` as const;
  const appliedDay = invoiceDay > day ? invoiceDay : day;
  const movements =
    invoiceKind === 'RI'
      ? moveAmount(appliedDay, 'RECEIVABLE', receipts, amount)
      : [
          ...moveAmount(day, receipts, 'CUSTOMER_CREDIT', amount),
          ...moveAmount(appliedDay, 'CUSTOMER_CREDIT', 'RECEIVABLE', amount),
        ];
  return addLines({ document: 'P', documentId: id, number, storeId, version: 1 }, movements);
}

function moveAmount(day: Day, debit: LedgerAccount, credit: LedgerAccount, amount: Cents): Movement[] {
  if (amount === 0) return [];
  return [
    [day, debit, amount],
    [day, credit, 0 - amount],
  ];
}

function addLines(
  posting: Pick<LedgerEntry, 'document' | 'documentId' | 'number' | 'storeId' | 'version'>,
  movements: readonly Movement[],
): LedgerEntry[] {
  return movements.map(([postingDay, account, amount], line) => ({ ...posting, line, postingDay, account, amount }));
}

/** @throws Error if the entries of a posting do not sum to zero on each of its days */
export function assertBalanced(entries: readonly LedgerEntry[]): void {
  const sums = new Map<string, Cents>();
  for (const { document, documentId, version, postingDay, amount } of entries) {
    const posting = `${document} ${documentId} version ${version} on ${postingDay}`;
    sums.set(posting, (sums.get(posting) ?? 0) + amount);
  }
  for (const [posting, sum] of sums)
    if (sum !== 0) throw new Error(`Ledger entries of ${posting} sum to ${sum} cents, not to zero.`);
}
