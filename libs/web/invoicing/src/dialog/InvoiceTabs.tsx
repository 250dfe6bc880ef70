import { Tabs } from '@depot/ui/data';
import type { InvoiceChoice } from './choice.js';
import { StepButton } from './StepButton.js';

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
