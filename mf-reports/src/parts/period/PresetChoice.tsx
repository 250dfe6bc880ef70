import { Radio } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { type Preset, presets } from './period.js';

interface PresetChoiceProps {
  /** None where the days were chosen one by one. */
  value: Preset | undefined;
  className?: string;
  onChange: (preset: Preset) => void;
}

/** Periods by name. */
export function PresetChoice({ value, className, onChange }: PresetChoiceProps) {
  const { t } = useTexts();
  return (
    <Radio.Group
      className={className}
      optionType="button"
      aria-label={t('period.presets')}
      options={presets.map((preset) => ({ value: preset, label: t(`period.${preset}`) }))}
      value={value}
      onChange={({ target }) => onChange(target.value as Preset)}
    />
  );
}
