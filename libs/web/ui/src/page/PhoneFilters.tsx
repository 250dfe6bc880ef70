import { FilterOutlined } from '@ant-design/icons';
import { useTranslation } from '@depot/i18n';
import { Badge, Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { usePhone } from '../theme/useMediaQuery.js';
import classes from './page.module.css';

interface PhoneFiltersProps {
  /** How many of them are set. */
  count: number;
  children: ReactNode;
}

/** Filters of a list: side by side, or on a phone in a sheet behind one button that says how many are set. */
export function PhoneFilters({ count, children }: PhoneFiltersProps) {
  const { t } = useTranslation('ui');
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (!phone) return children;
  return (
    <>
      <Badge count={count} size="small">
        <Button icon={<FilterOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('filters.open')}
        </Button>
      </Badge>
      <Drawer open={open} onClose={() => setOpen(false)} placement="bottom" size="80%" title={t('filters.open')}>
        <div className={classes.sheet}>
          {children}
          <Button type="primary" size="large" block onClick={() => setOpen(false)}>
            {t('filters.show')}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
