import { useMay } from '@depot/session';
import { Button, MailOutlined } from '@depot/ui';
import { useState } from 'react';
import type { Period } from '../../../parts/period/period.js';
import { useTexts } from '../../../texts.js';
import { MailStatementsDialog } from './MailStatementsDialog.js';

interface MailStatementsButtonProps {
  period: Period;
  /** Customers in the report; undefined while they are on their way. */
  customers: number | undefined;
}

/** Opens the way to mail every customer his statement. */
export function MailStatementsButton({ period, customers = 0 }: MailStatementsButtonProps) {
  const { t } = useTexts();
  const mayMail = useMay('report.mail');
  const [open, setOpen] = useState(false);
  if (!mayMail) return null;
  return (
    <>
      <Button icon={<MailOutlined />} disabled={customers === 0} onClick={() => setOpen(true)}>
        {t('mail.button')}
      </Button>
      {open && <MailStatementsDialog period={period} onClose={() => setOpen(false)} />}
    </>
  );
}
