import type { Invoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { Button, LeftOutlined, RightOutlined } from '@depot/ui';
import { Tabs } from '@depot/ui/data';
import { messages } from '../messages.js';
import classes from './dialog.module.css';

interface StepButtonProps {
  direction: 'previous' | 'next';
  /** Undefined at the end of the row. */
  to: Invoice | undefined;
  onChange: (invoiceId: string) => void;
}

/** An arrow to the invoice before or after. */
function StepButton({ direction, to, onChange }: StepButtonProps) {
  const translate = useMessages();
  return (
    <Button
      type="text"
      icon={direction === 'previous' ? <LeftOutlined /> : <RightOutlined />}
      aria-label={translate(messages[direction])}
      disabled={!to}
      onClick={() => to && onChange(to.invoiceId)}
    />
  );
}

/** Choosing one of several invoices. */
export interface InvoiceChoice {
  invoices: readonly Invoice[];
  /** The id of the one on screen. */
  current: string;
  onChange: (invoiceId: string) => void;
}

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

/** A tab for each invoice, and arrows to the one before and the one after. */
export function InvoiceTabs({ invoices, current, onChange }: InvoiceChoice) {
  const index = invoices.findIndex(({ invoiceId }) => invoiceId === current);
  return (
    <Tabs
      activeKey={current}
      onChange={onChange}
      items={invoices.map(({ invoiceId }) => ({ key: invoiceId, label: invoiceId }))}
      tabBarExtraContent={{
        left: <StepButton direction="previous" to={invoices[index - 1]} onChange={onChange} />,
        right: <StepButton direction="next" to={invoices[index + 1]} onChange={onChange} />,
      }}
    />
  );
}
