import type { Invoice } from '@depot/contracts/billing';
import { useNavigate } from '@depot/router';
import { ArrowLeftOutlined, Button, PageHeader } from '@depot/ui';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import type { Period } from '../../parts/period/period.js';
import { PeriodText } from '../../parts/period/PeriodText.js';
import { useTexts } from '../../texts.js';
import { PaidButton } from './PaidButton.js';
import { PrintButton } from './PrintButton.js';
import { SelectionText } from './SelectionText.js';
import { StorePaymentButton } from './StorePaymentButton.js';

interface InvoiceListHeaderProps {
  /** Undefined for the invoices of all; the name is empty while it is not known. */
  customer: { userId: number; name: string } | undefined;
  period: Period | undefined;
  backTo: string;
  selected: readonly Invoice[];
  onPaid: () => void;
}

/** Whose invoices these are, and what can be done with the selected ones. */
export function InvoiceListHeader({ customer, period, backTo, selected, onPaid }: InvoiceListHeaderProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <PageHeader
      filters={
        <>
          <Button icon={<ArrowLeftOutlined />} onClick={() => void navigate(backTo)}>
            {t('invoices.back')}
          </Button>
          {customer && <strong>{customer.name}</strong>}
          {period && <PeriodText period={period} />}
        </>
      }
      actions={
        <>
          <SelectionText selected={selected} />
          {period && (
            <ExcelButton
              request={{
                path: '/document/invoices/download',
                body: { userId: customer?.userId, start: period.start, end: period.end },
              }}
            />
          )}
          <PrintButton selected={selected} />
          {customer && <StorePaymentButton store={customer} selected={selected} onPaid={onPaid} />}
          <PaidButton selected={selected} onPaid={onPaid} />
        </>
      }
    />
  );
}
