import type { PaymentKind, RecordedMethod } from '@depot/contracts/billing';
import type { SellerFacts } from '@depot/contracts/identity';

/** A statement as the wire has it (the report's answer), all amounts formatted on the server. */
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
  /** Absent on a statement from before it was said. */
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
  /** As of which day the balance is. */
  formattedAsOf: string;
  ageing: { name: string; amount: number; formattedAmount: string }[];
}
