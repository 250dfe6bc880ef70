import type { OrderReturn } from '@depot/contracts/orders';
import { Alert, Button, usePhone } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { ReturnItems } from '../return-items/ReturnItems.js';
import classes from './returns.module.css';

interface ReturnConflictProps {
  /** As others have left it. */
  stored: OrderReturn['items'];
  takeStored: () => void;
  keepOwn: () => void;
}

/** Others have changed the return since this was entered: shows what it is now, and lets the person decide. */
export function ReturnConflict({ stored, takeStored, keepOwn }: ReturnConflictProps) {
  const { t } = useTexts();
  const phone = usePhone();
  return (
    <Alert
      type="warning"
      showIcon={!phone}
      role="alert"
      title={t('returns.changed')}
      description={
        <>
          <ReturnItems items={stored} />
          <div className={classes.conflict}>
            <Button onClick={takeStored}>{t('returns.takeStored')}</Button>
            <Button onClick={keepOwn}>{t('returns.keepOwn')}</Button>
          </div>
        </>
      }
    />
  );
}
