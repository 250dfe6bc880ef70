import { useTranslation } from '@depot/i18n';
import { Button } from '@depot/ui';
import type { ReactNode } from 'react';
import classes from '../account/account.module.css';

/** The way on, and the way back where there is one. */
export function StepButtons({ onBack, children }: { onBack?: () => void; children: ReactNode }) {
  const { t } = useTranslation('shell');
  if (!onBack) return children;
  return (
    <div className={classes.buttons}>
      <Button size="large" onClick={onBack}>
        {t('register.back')}
      </Button>
      {children}
    </div>
  );
}
