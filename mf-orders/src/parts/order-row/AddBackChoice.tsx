import { useTranslation } from '@depot/i18n';
import { Checkbox } from '@depot/ui';

/** Asked when an order whose goods have left is cancelled. Off unless chosen: the goods may be gone for good. */
export function AddBackChoice({ onChange }: { onChange: (addBack: boolean) => void }) {
  const { t } = useTranslation('mf-orders');
  return <Checkbox onChange={(event) => onChange(event.target.checked)}>{t('cancel.addBack')}</Checkbox>;
}
