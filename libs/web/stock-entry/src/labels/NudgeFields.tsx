import { InputNumber } from '@depot/ui';
import { messages, useMessages } from '../messages.js';
import classes from './labels.module.css';
import { maxNudge, type Nudge } from './nudge.js';

interface NudgeFieldsProps {
  value: Nudge;
  onChange: (nudge: Nudge) => void;
}

/** Shifts the print, for printers that are a little off. Inches. */
export function NudgeFields({ value, onChange }: NudgeFieldsProps) {
  const translate = useMessages();
  const renderField = (key: keyof Nudge, name: string) => (
    <label className={classes.nudge}>
      {name}
      <InputNumber
        min={-maxNudge}
        max={maxNudge}
        step={0.01}
        precision={2}
        suffix={translate(messages.inch)}
        value={value[key]}
        onChange={(next) => onChange({ ...value, [key]: next ?? 0 })}
      />
    </label>
  );
  return (
    <fieldset className={classes.nudges}>
      <legend className={classes.legend}>{translate(messages.nudge)}</legend>
      {renderField('offsetX', translate(messages.nudgeX))}
      {renderField('offsetY', translate(messages.nudgeY))}
    </fieldset>
  );
}
