import type { StatementRecipient } from '@depot/contracts/documents';
import { DateText, ToneTag } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../../texts.js';

/** Who, where to, and when it was mailed before. */
export function useRecipientColumns(): DataColumn<StatementRecipient>[] {
  const { t } = useTexts();
  return useMemo(
    (): DataColumn<StatementRecipient>[] => [
      { key: 'name', dataIndex: 'name', title: t('sales.customer') },
      {
        key: 'mailTo',
        title: t('mail.address'),
        render: (_, { mailTo }) => mailTo ?? <ToneTag tone="bad">{t('mail.noAddress')}</ToneTag>,
      },
      {
        key: 'mailed',
        title: t('mail.mailed'),
        render: (_, { mailedTime }) => <DateText time={mailedTime} withTime />,
      },
    ],
    [t],
  );
}
