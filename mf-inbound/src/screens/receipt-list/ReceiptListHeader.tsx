import { deliveryReceiptStatuses } from '@depot/contracts/inbound';
import { useTranslation } from '@depot/i18n';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, FilterBox, PageHeader, PeriodField, PhoneFilters, PlusOutlined } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { newReceiptPath, reorderPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';
import { countReceiptFilters, noReceiptFilters, type ReceiptFilters } from './receiptFilters.js';
import classes from './receipts.module.css';

interface ReceiptListHeaderProps {
  filters: ReceiptFilters;
  /** Filters including pending input. */
  shown: ReceiptFilters;
  onChange: (part: Partial<ReceiptFilters>) => void;
  onType: (part: Partial<ReceiptFilters>) => void;
}

/** Filters of the list of receipts, and its actions. */
export function ReceiptListHeader({ filters, shown, onChange, onType }: ReceiptListHeaderProps) {
  const { t } = useTexts();
  const ui = useTranslation('ui');
  return (
    <PageHeader
      filters={
        <PhoneFilters count={countReceiptFilters(filters)} onClear={() => onChange(noReceiptFilters)}>
          <FilterBox label={t('receipt.search')} value={shown.filter} onChange={(filter) => onType({ filter })} />
          <Select
            mode="multiple"
            className={classes.statuses}
            aria-label={t('receipt.status')}
            placeholder={t('receipt.status')}
            showSearch={false}
            allowClear
            maxTagCount="responsive"
            options={deliveryReceiptStatuses.map((value) => ({ value, label: ui.t(`receiptStatus.${value}`) }))}
            value={filters.statuses}
            onChange={(statuses) => onChange({ statuses })}
          />
          <PeriodField label={t('receipt.arrivalDays')} period={filters} onChange={onChange} />
        </PhoneFilters>
      }
      actions={<ListActions />}
    />
  );
}

/** Links to the reorder proposal and to a new receipt. */
function ListActions() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayAdd = useMay('deliveryReceipt.edit');
  return (
    <>
      <Button onClick={() => void navigate(reorderPath)}>{t('reorder.open')}</Button>
      {mayAdd && (
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(newReceiptPath)}>
          {t('receipt.add')}
        </Button>
      )}
    </>
  );
}
