import { useTexts } from '../../texts.js';
import type { OutboundProgress } from './lineState.js';
import classes from './outbound.module.css';

/** How many pieces were found, of how many. */
export function OutboundProgressBar({ progress }: { progress: OutboundProgress }) {
  const { t } = useTexts();
  const { found, wanted } = progress;
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('outbound.progress')}
        aria-valuemin={0}
        aria-valuemax={wanted}
        aria-valuenow={found}
        data-done={found === wanted}
      >
        <div className={classes.fill} style={{ width: `${(found / wanted) * 100}%` }} />
      </div>
      <strong>{t('outbound.found', { found, wanted })}</strong>
    </div>
  );
}
