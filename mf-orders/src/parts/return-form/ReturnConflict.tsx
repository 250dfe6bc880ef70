import type { OrderReturn } from '@depot/contracts/orders';
import { Alert, Button, usePhone } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { ReturnItems } from '../return-items/ReturnItems.js';
import classes from './returns.module.css';

interface ReturnConflictProps {
  /** Lines as stored by the other user. */
  stored: OrderReturn['items'];
  takeStored: () => void;
  keepOwn: () => void;
}

/** Shows another user's version of the return and lets this user choose between both. */
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
