import { isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import { formatSigned } from '../invoice/invoiceRows.js';
import { joinExcessLines } from '../paper/measure.js';
import { text } from '../paper/text.js';
import { describePayment } from '../statement/describePayment.js';
import type { StatementSheet } from '../statement/statement.js';
import { buildStatementSums } from '../statement/statementSums.js';
import type { ReadableDocument, ReadableSection } from './readable.js';

/** Content of a statement for a narrow screen: the account first, then its documents and payments. */
export function readStatement(statement: StatementSheet, language: Language): ReadableDocument {
  const instructions = statement.seller.paymentInstructions;
  return {
    title: text.statement[language],
    facts: [
      { name: text.period[language], value: statement.timeRange },
      { name: text.customer[language], value: statement.clientName },
      { name: text.balanceDue[language], value: statement.formattedBalance },
    ],
    parties: [],
    sections: [
      ...statement.tables.map((table) => readTable(table, language)),
      readPayments(statement, language),
    ].filter(({ rows }) => rows.length > 0),
    sums: buildStatementSums(statement, language),
    note: { title: text.howToPay[language], lines: instructions ? joinExcessLines(instructions) : '' },
    isStruck: false,
  };
}

/** Documents with their total, and what of it is open. */
function readTable({ name, invoices }: StatementSheet['tables'][number], language: Language): ReadableSection {
  return {
    name,
    rows: invoices.map(({ invoiceId, formattedInvoiceDate, formattedTotal, formattedBalanceDue }) => {
      const isCredit = isReturnInvoice(invoiceId);
      const open = /[1-9]/.test(formattedBalanceDue)
        ? `${text.openAmount[language]} ${formatSigned(formattedBalanceDue, isCredit)}`
        : '';
      return {
        key: invoiceId,
        name: invoiceId,
        detail: [formattedInvoiceDate, open].filter(Boolean).join(' · '),
        amount: formatSigned(formattedTotal, isCredit),
      };
    }),
  };
}

function readPayments({ payments }: StatementSheet, language: Language): ReadableSection {
  return {
    name: text.payments[language],
    rows: payments.map((payment, index) => ({
      key: `payment ${index}`,
      name: `${describePayment(payment, language)} ${payment.reference}`.trim(),
      detail: payment.formattedDate,
      amount: payment.formattedAmount,
    })),
  };
}
