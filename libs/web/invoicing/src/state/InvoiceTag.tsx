import type { Invoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { useToday } from '@depot/session';
import { type Tone, ToneTag } from '@depot/ui';
import { messages } from '../messages.js';
import { getInvoiceState, type InvoiceState } from './invoiceState.js';

const tones: Record<InvoiceState['name'], Tone> = {
  paid: 'good',
  open: 'waiting',
  overdueDays: 'bad',
  void: 'over',
  credit: 'working',
  creditUsed: 'over',
};

interface InvoiceTagProps {
  invoice: Pick<Invoice, 'invoiceId' | 'status' | 'balanceDue' | 'dueDay'>;
}

/** State of an invoice in one word, with the days that it is overdue; the same in every list. */
export function InvoiceTag({ invoice }: InvoiceTagProps) {
  const translate = useMessages();
  const state = getInvoiceState(invoice, useToday());
  const text =
    state.name === 'overdueDays'
      ? translate(messages.overdueDays, { days: state.days })
      : translate(messages[state.name]);
  return <ToneTag tone={tones[state.name]}>{text}</ToneTag>;
}
