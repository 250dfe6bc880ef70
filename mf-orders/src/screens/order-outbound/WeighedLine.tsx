import { formatWeight } from '@depot/contracts/amounts';
import { CheckOutlined, CloseOutlined } from '@depot/ui';
import type { Pick } from '../../outbound/scanStorage.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';
import classes from './outbound.module.css';
import { type TakeWeight, WeightEntry } from './WeightEntry.js';

interface WeighedLineProps {
  line: Extract<OutboundLine, { kind: 'weighed' }>;
  onWeight: TakeWeight;
  onRemove: (pick: Pick) => void;
}

/** The weights taken for a line, those without a piece marked, and the field for the next one. */
export function WeighedLine({ line, onWeight, onRemove }: WeighedLineProps) {
  const { t } = useTexts();
  const { picks, missing, unavailable } = line.progress;
  return (
    <>
      {picks.length > 0 && (
        <ul className={classes.picks} aria-label={t('outbound.picks', { name: line.item.name })}>
          {picks.map((pick, index) => (
            <li key={pick.inventoryId ?? `w${index}`}>
              <button
                type="button"
                className={classes.pick}
                data-matched={pick.inventoryId !== undefined}
                aria-label={t('outbound.remove', { weight: formatWeight(pick.weight) })}
                onClick={() => onRemove(pick)}
              >
                {t('unit.pounds', { amount: formatWeight(pick.weight) })}
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {unavailable > 0 && (
        <div className={classes.problem} role="alert">
          {t('outbound.unavailable')}
        </div>
      )}
      {line.valid ? (
        <div className={classes.fine}>
          <CheckOutlined aria-hidden /> {t('outbound.complete')}
        </div>
      ) : (
        <>
          <div className={classes.missing}>{t('outbound.missing', { count: missing })}</div>
          {picks.length < line.line.quantity && (
            <WeightEntry name={line.item.name} line={line.line} onWeight={onWeight} />
          )}
        </>
      )}
    </>
  );
}
