import { limits, toHundredths } from '@depot/contracts/amounts';
import { useTranslation } from '@depot/i18n';
import { HundredthsInput, type HundredthsInputProps } from './HundredthsInput.js';

/** Field for a weight: value and onChange in hundredths of a pound. */
export function WeightInput(props: HundredthsInputProps) {
  const { t } = useTranslation('ui');
  return <HundredthsInput min={0} max={toHundredths(limits.weight)} suffix={t('lb')} {...props} />;
}
