import { Alert, Button } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** The draft of an earlier visit is back; it can be thrown away. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      type="info"
      showIcon
      title={t('new.draft')}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('new.discard')}
        </Button>
      }
    />
  );
}
