import type { PaymentKind, RecordedMethod } from '@depot/contracts/billing';
import type { SellerFacts } from '@depot/contracts/identity';

/** Statement as in the report's response; the server has formatted all amounts. */
interface StatementRow {
  formattedInvoiceDate: string;
  invoiceId: string;
  formattedTotal: string;
  formattedPaid: string;
  formattedBalanceDue: string;
}

/** A payment of the period, over all the invoices that it paid. */
interface StatementPaymentRow {
  formattedDate: string;
  method: RecordedMethod;
  reference: string;
  /** Absent on statements created before the field existed. */
  kind?: PaymentKind;
  formattedAmount: string;
}

export interface StatementSheet {
  seller: SellerFacts;
  clientName: string;
  address: string;
  timeRange: string;
  tables: {
    name: string;
    invoices: StatementRow[];
    formattedTotalAmount: string;
    formattedTotalPaid: string;
    formattedTotalOpenAmt: string;
  }[];
  formattedBroughtForward: string;
  formattedBilled: string;
  payments: StatementPaymentRow[];
  formattedTotalPayments: string;
  formattedBalance: string;
  /** Day of the balance. */
  formattedAsOf: string;
  ageing: { name: string; amount: number; formattedAmount: string }[];
}
