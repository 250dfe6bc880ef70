import type { Invoice } from '@depot/contracts/billing';
import { useNavigate } from '@depot/router';
import { ArrowLeftOutlined, Button, PageHeader } from '@depot/ui';
import type { Period } from '../../parts/period/period.js';
import { PeriodText } from '../../parts/period/PeriodText.js';
import { useTexts } from '../../texts.js';
import { PaidButton } from './PaidButton.js';
import { PrintButton } from './PrintButton.js';
import { SelectionText } from './SelectionText.js';

interface InvoiceListHeaderProps {
  /** Undefined for the invoices of all, and while it is not known. */
  customer: string | undefined;
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
          {customer && <strong>{customer}</strong>}
          {period && <PeriodText period={period} />}
        </>
      }
      actions={
        <>
          <SelectionText selected={selected} />
          <PrintButton selected={selected} />
          <PaidButton selected={selected} onPaid={onPaid} />
        </>
      }
    />
  );
}
