import { Radio } from '@depot/ui';
import { type Preset, presets } from '../../parts/period/period.js';
import { useTexts } from '../../texts.js';
import classes from './sales.module.css';

interface PresetChoiceProps {
  /** None where the days were chosen one by one. */
  value: Preset | undefined;
  onChange: (preset: Preset) => void;
}

/** Periods by name. */
export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  const { t } = useTexts();
  return (
    <Radio.Group
      className={classes.presets}
      optionType="button"
      aria-label={t('period.presets')}
      options={presets.map((preset) => ({ value: preset, label: t(`period.${preset}`) }))}
      value={value}
      onChange={({ target }) => onChange(target.value as Preset)}
    />
  );
}
