import { type OrderStatus, orderStatuses } from '@depot/contracts/orders';
import { useTranslation } from '@depot/i18n';
import { Select } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';

interface StatusFilterProps {
  value: OrderStatus[];
  onChange: (statuses: OrderStatus[]) => void;
}

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTexts();
  const ui = useTranslation('ui');
  return (
    <Select
      mode="multiple"
      className={classes.statuses}
      aria-label={t('list.statuses')}
      placeholder={t('list.statuses')}
      showSearch={false}
      allowClear
      maxTagCount="responsive"
      options={orderStatuses.map((status) => ({ value: status, label: ui.t(`orderStatus.${status}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
