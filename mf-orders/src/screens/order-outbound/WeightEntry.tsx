import type { Hundredths } from '@depot/contracts/amounts';
import { type ScanVerdict, signal } from '@depot/scanning';
import { Button } from '@depot/ui';
import { type FormEvent, useState } from 'react';
import { WeightField } from '../../parts/amount/AmountField.js';
import { useTexts } from '../../texts.js';
import classes from './outbound.module.css';
import type { PickLine } from './picking.js';

export type TakeWeight = (line: PickLine, weight: Hundredths) => ScanVerdict;

interface WeightEntryProps {
  name: string;
  line: PickLine;
  onWeight: TakeWeight;
}

/** The weight of a piece whose label cannot be scanned. Enter takes it and waits for the next. */
export function WeightEntry({ name, line, onWeight }: WeightEntryProps) {
  const { t } = useTexts();
  const [weight, setWeight] = useState<Hundredths>();
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (!weight) return;
    signal(onWeight(line, weight).accepted ? 'accept' : 'reject');
    setWeight(undefined);
  };
  return (
    <form className={classes.entry} onSubmit={take}>
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
