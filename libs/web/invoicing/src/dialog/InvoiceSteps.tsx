import { useMessages } from '@depot/i18n';
import { messages } from '../messages.js';
import type { InvoiceChoice } from './choice.js';
import classes from './dialog.module.css';
import { StepButton } from './StepButton.js';

/** Which of many invoices is on screen, between arrows to the one before and the one after. */
export function InvoiceSteps({ invoices, current, onChange }: InvoiceChoice) {
  const translate = useMessages();
  const index = invoices.findIndex(({ invoiceId }) => invoiceId === current);
  return (
    <div className={classes.steps}>
      <StepButton direction="previous" to={invoices[index - 1]} onChange={onChange} />
      <span className={classes.place} aria-live="polite">
        <strong>{current}</strong> · {translate(messages.place, { n: index + 1, total: invoices.length })}
      </span>
      <StepButton direction="next" to={invoices[index + 1]} onChange={onChange} />
    </div>
  );
}
