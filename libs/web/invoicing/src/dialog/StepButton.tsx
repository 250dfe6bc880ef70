import type { Invoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { Button, LeftOutlined, RightOutlined } from '@depot/ui';
import { messages } from '../messages.js';

interface StepButtonProps {
  direction: 'previous' | 'next';
  /** Undefined at the end of the row. */
  to: Invoice | undefined;
  onChange: (invoiceId: string) => void;
}

/** An arrow to the invoice before or after. */
export function StepButton({ direction, to, onChange }: StepButtonProps) {
  const translate = useMessages();
  return (
    <Button
      type="text"
      icon={direction === 'previous' ? <LeftOutlined /> : <RightOutlined />}
      aria-label={translate(messages[direction])}
      disabled={!to}
      onClick={() => to && onChange(to.invoiceId)}
    />
  );
}
