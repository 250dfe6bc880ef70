import { useTranslation } from '@depot/i18n';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

/** What unfolds on a card. */
export function CardExpansion({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('table.hide') : t('table.details')}
      </Button>
      {open && children}
    </div>
  );
}
