import type { StockCountHead } from '@depot/contracts/inventory';
import { useNotify } from '@depot/remote-kit';
import { Link } from '@depot/router';
import { Button, useConfirm } from '@depot/ui';
import { useInventoryCancelCountMutation } from '../../api/counts.js';
import { countPath, countReviewPath } from '../../parts/countPaths.js';
import { useTexts } from '../../texts.js';
import classes from './counts.module.css';

/** Going on with a count, looking it over, calling it off. */
export function CountActions({
  count: { id, displayId, status },
  mayCount,
}: {
  count: StockCountHead;
  mayCount: boolean;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const confirm = useConfirm();
  const [cancel] = useInventoryCancelCountMutation();
  const isOpen = status === 'OPEN' && mayCount;
  const ask = () => {
    const run = () =>
      cancel({ id })
        .unwrap()
        .then(() => notify.success(t('count.cancelled')))
        .catch(notify.failure);
    const question = { title: t('count.cancelAsk', { displayId }), detail: t('count.cancelDetail') };
    void confirm({ ...question, yes: t('count.cancel'), no: t('count.cancelKeep'), danger: true, run });
  };
  return (
    <span className={classes.actions}>
      {isOpen && <Link to={countPath(id)}>{t('count.continue')}</Link>}
      {status !== 'CANCELLED' && <Link to={countReviewPath(id)}>{t('count.review')}</Link>}
      {isOpen && (
        <Button type="text" size="small" danger onClick={ask}>
          {t('count.cancel')}
        </Button>
      )}
    </span>
  );
}
