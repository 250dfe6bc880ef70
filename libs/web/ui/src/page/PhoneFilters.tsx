import { FilterOutlined } from '@ant-design/icons';
import { useTranslation } from '@depot/i18n';
import { Badge, Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../theme/useMediaQuery.js';
import classes from './page.module.css';

interface PhoneFiltersProps {
  /** Number of active filters. */
  count: number;
  /** Clears all filters; shown if one is set. */
  onClear?: () => void;
  children: ReactNode;
}

/** Filters of a list: side by side, or on a phone in a sheet behind a button with the number of active filters. */
export function PhoneFilters({ count, onClear, children }: PhoneFiltersProps) {
  const { t } = useTranslation('ui');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const fields = (
    <>
      {children}
      {onClear && count > 0 && (
        <Button type="text" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </>
  );
  if (!phone) return fields;
  return (
    <>
      <Badge count={count} size="small">
        <Button icon={<FilterOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filters.open')}
        </Button>
      </Badge>
      <Drawer open={open} onClose={() => setOpen(false)} placement="bottom" size="80%" title={t('filters.open')}>
        <div className={classes.sheet}>
          {fields}
          <Button type="primary" size="large" block onClick={() => setOpen(false)}>
            {t('filters.show')}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
