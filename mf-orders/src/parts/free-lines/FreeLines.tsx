import { listNames } from '@depot/i18n';
import { Alert } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** Warns of lines that cost nothing: they are meant to, or their price is missing. */
export function FreeLines({ names }: { names: readonly string[] }) {
  const { t } = useTexts();
  if (names.length === 0) return null;
  const values = { count: names.length, names: listNames(names) };
  return <Alert type="warning" showIcon role="status" title={t('line.freeWarning', values)} />;
}
