import type { Invoice } from '@depot/contracts/billing';
import { Button, LeftOutlined, RightOutlined } from '@depot/ui';
import { Tabs } from '@depot/ui/data';
import { useTexts } from '../../texts.js';

interface InvoiceTabsProps {
  invoices: readonly Invoice[];
  current: string;
  onChange: (invoiceId: string) => void;
}

/** A tab for each invoice, and arrows to the one before and the one after. */
export function InvoiceTabs({ invoices, current, onChange }: InvoiceTabsProps) {
  const { t } = useTexts();
  const index = invoices.findIndex(({ invoiceId }) => invoiceId === current);
  const before = invoices[index - 1];
  const after = invoices[index + 1];
  return (
    <Tabs
      activeKey={current}
      onChange={onChange}
      items={invoices.map(({ invoiceId }) => ({ key: invoiceId, label: invoiceId }))}
      tabBarExtraContent={{
        left: (
          <Button
            type="text"
            icon={<LeftOutlined />}
            aria-label={t('invoice.previous')}
            disabled={!before}
            onClick={() => before && onChange(before.invoiceId)}
          />
        ),
        right: (
          <Button
            type="text"
            icon={<RightOutlined />}
            aria-label={t('invoice.next')}
            disabled={!after}
            onClick={() => after && onChange(after.invoiceId)}
          />
        ),
      }}
    />
  );
}
