/** A statement as the wire has it (the report's answer), all amounts formatted on the server. */
export interface StatementRow {
  formattedInvoiceDate: string;
  invoiceId: string;
  formattedTotal: string;
  formattedPaid: string;
  formattedBalanceDue: string;
}

export interface StatementSheet {
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
  ageing: { name: string; amount: number; formattedAmount: string }[];
}
