import { saveDocument } from '@depot/api';
import { useNotify } from '@depot/remote-kit';
import { Button, DownloadOutlined, EyeOutlined, Tooltip } from '@depot/ui';
import { useState } from 'react';
import { useTexts } from '../../texts.js';
import classes from './invoices.module.css';

interface InvoiceIconsProps {
  invoiceId: string;
  onView: (invoiceId: string) => void;
}

/** Looks at an invoice, or keeps it as PDF. */
export function InvoiceIcons({ invoiceId, onView }: InvoiceIconsProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const download = () => {
    setSaving(true);
    void saveDocument({ path: '/document/invoice/download', body: { invoiceIds: [invoiceId] } })
      .catch(notify.failure)
      .finally(() => setSaving(false));
  };
  return (
    <div className={classes.icons}>
      <Tooltip title={t('invoices.view')}>
        <Button
          type="text"
          size="small"
          icon={<EyeOutlined />}
          aria-label={t('invoices.viewOf', { invoiceId })}
          onClick={() => onView(invoiceId)}
        />
      </Tooltip>
      <Tooltip title={t('invoices.download')}>
        <Button
          type="text"
          size="small"
          icon={<DownloadOutlined />}
          loading={saving}
          aria-label={t('invoices.downloadOf', { invoiceId })}
          onClick={download}
        />
      </Tooltip>
    </div>
  );
}
