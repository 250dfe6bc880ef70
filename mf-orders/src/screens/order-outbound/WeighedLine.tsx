import { formatWeight, type Hundredths } from '@depot/contracts/amounts';
import { type ScanVerdict, signal } from '@depot/scanning';
import { Button, CheckOutlined, CloseOutlined } from '@depot/ui';
import { type FormEvent, useState } from 'react';
import type { PickedPiece } from '../../outbound/scanStorage.js';
import { WeightField } from '../../parts/amount/AmountField.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';
import classes from './outbound.module.css';
import type { PickLine } from './picking.js';

interface WeighedLineProps {
  line: Extract<OutboundLine, { kind: 'weighed' }>;
  onWeight: TakeWeight;
  onRemove: (pick: PickedPiece) => void;
}

/** Picked weights of a line, with those without a piece marked, and the field for the next one. */
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

type TakeWeight = (line: PickLine, weight: Hundredths) => ScanVerdict;

interface WeightEntryProps {
  name: string;
  line: PickLine;
  onWeight: TakeWeight;
}

/** Weight of a piece whose label cannot be scanned. Enter adds it and clears the field for the next. */
function WeightEntry({ name, line, onWeight }: WeightEntryProps) {
  const { t } = useTexts();
  const [weight, setWeight] = useState<Hundredths>();
  const submitWeight = (event: FormEvent) => {
    event.preventDefault();
    if (!weight) return;
    signal(onWeight(line, weight).accepted ? 'accept' : 'reject');
    setWeight(undefined);
  };
  return (
    <form className={classes.entry} onSubmit={submitWeight}>
      <WeightField
        size="large"
        placeholder={t('line.weight')}
        label={t('outbound.weightOf', { name })}
        value={weight}
        onChange={setWeight}
      />
      <Button size="large" htmlType="submit" disabled={!weight}>
        {t('outbound.add')}
      </Button>
    </form>
  );
}
