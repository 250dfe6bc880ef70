import { listNames } from '@depot/i18n';
import { Alert } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** Warns about lines with a rate of 0, because the price may be missing. */
export function FreeLines({ names }: { names: readonly string[] }) {
  const { t } = useTexts();
  if (names.length === 0) return null;
  const values = { count: names.length, names: listNames(names) };
  return <Alert type="warning" showIcon role="status" title={t('line.freeWarning', values)} />;
}
