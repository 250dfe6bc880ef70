import { Alert, Button } from '@depot/ui';
import { messages, useMessages } from '../messages.js';

/** The draft of an earlier visit is back; it can be thrown away. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const translate = useMessages();
  return (
    <Alert
      type="info"
      showIcon
      title={translate(messages.draftBack)}
      action={
        <Button size="small" onClick={onDiscard}>
          {translate(messages.startOver)}
        </Button>
      }
    />
  );
}
