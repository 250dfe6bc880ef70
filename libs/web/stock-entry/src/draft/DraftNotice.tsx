import { Alert, Button } from '@depot/ui';
import { messages } from '../messages.js';
import { useSay } from '../useSay.js';

/** The draft of an earlier visit is back; it can be thrown away. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const say = useSay();
  return (
    <Alert
      type="info"
      showIcon
      title={say(messages.draftBack)}
      action={
        <Button size="small" onClick={onDiscard}>
          {say(messages.startOver)}
        </Button>
      }
    />
  );
}
