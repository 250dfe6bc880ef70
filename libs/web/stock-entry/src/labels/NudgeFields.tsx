import { InputNumber } from '@depot/ui';
import { messages } from '../messages.js';
import { useSay } from '../useSay.js';
import classes from './labels.module.css';
import { largestNudge, type Nudge } from './nudge.js';

interface NudgeFieldsProps {
  value: Nudge;
  onChange: (nudge: Nudge) => void;
}

/** Shifts the print, for printers that are a little off. Inches. */
export function NudgeFields({ value, onChange }: NudgeFieldsProps) {
  const say = useSay();
  const field = (key: keyof Nudge, name: string) => (
    <label className={classes.nudge}>
      {name}
      <InputNumber
        min={-largestNudge}
        max={largestNudge}
        step={0.01}
        precision={2}
        suffix={say(messages.inch)}
        value={value[key]}
        onChange={(next) => onChange({ ...value, [key]: next ?? 0 })}
      />
    </label>
  );
  return (
    <fieldset className={classes.nudges}>
      <legend className={classes.legend}>{say(messages.nudge)}</legend>
      {field('offsetX', say(messages.nudgeX))}
      {field('offsetY', say(messages.nudgeY))}
    </fieldset>
  );
}
