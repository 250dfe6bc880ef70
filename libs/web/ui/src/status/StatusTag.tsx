import { useTranslation } from '@depot/i18n';
import type { ReactNode } from 'react';
import classes from './status.module.css';

const tones = {
  orderStatus: { PENDING: 'waiting', PROCESSING: 'working', OUTBOUND: 'leaving', DONE: 'good', CANCELLED: 'over' },
  receiptStatus: { NEW: 'waiting', COMPLETED: 'good', CANCELLED: 'over' },
  invoiceStatus: { UNPAID: 'waiting', PAID: 'good', VOID: 'over' },
  creditStatus: { UNPAID: 'working', PAID: 'over', VOID: 'over' },
} as const satisfies Record<string, Record<string, Tone>>;

type StatusTagProps =
  | { order: keyof (typeof tones)['orderStatus'] }
  | { receipt: keyof (typeof tones)['receiptStatus'] }
  | { invoice: keyof (typeof tones)['invoiceStatus'] }
  | { credit: keyof (typeof tones)['creditStatus'] };

function findMeaning(props: StatusTagProps): [text: string, tone: Tone] {
  if ('order' in props) return [`orderStatus.${props.order}`, tones.orderStatus[props.order]];
  if ('receipt' in props) return [`receiptStatus.${props.receipt}`, tones.receiptStatus[props.receipt]];
  if ('credit' in props) return [`creditStatus.${props.credit}`, tones.creditStatus[props.credit]];
  return [`invoiceStatus.${props.invoice}`, tones.invoiceStatus[props.invoice]];
}

/** Status of an order, delivery receipt, invoice or credit, with the same text and colour everywhere. */
export function StatusTag(props: StatusTagProps) {
  const { t } = useTranslation('ui');
  const [text, tone] = findMeaning(props);
  return <ToneTag tone={tone}>{t(text)}</ToneTag>;
}

/** Meaning of a status colour. The status text always stands beside it. */
export type Tone = 'waiting' | 'working' | 'leaving' | 'good' | 'over' | 'bad';

/** Text in the colour of its meaning. */
export function ToneTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${classes.tag} ${classes[tone]}`}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
