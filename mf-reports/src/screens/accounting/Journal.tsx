import { failureMessage, shownAnswer } from '@depot/api';
import { accountNames } from '@depot/contracts/billing';
import type { JournalLine } from '@depot/contracts/reports';
import { useLanguage } from '@depot/i18n';
import { Button } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useReportsJournalQuery } from '../../api/reports.js';
import { usePeriod } from '../../parts/period/usePeriod.js';
import { useTexts } from '../../texts.js';
import classes from './accounting.module.css';
import { DaysFilter } from './DaysFilter.js';
import { buildSideColumns } from './sideColumns.js';

/** Last entries of the pages before, of the days for which they were read. */
interface Cursor {
  days: string;
  afters: readonly number[];
}

/** Entries of the ledger by posting day, page by page. */
export function Journal() {
  const { t } = useTexts();
  const { period, ...choice } = usePeriod();
  const [from, to] = period.days;
  const days = `${from} ${to}`;
  const [cursor, setCursor] = useState<Cursor>({ days, afters: [] });
  const afters = cursor.days === days ? cursor.afters : [];
  const after = afters.at(-1);
  const query = useReportsJournalQuery({ from, to, after }, { refetchOnMountOrArgChange: true });
  const shown = query.error ? undefined : shownAnswer(query);
  const last = shown?.list.at(-1);
  return (
    <>
      <DaysFilter {...choice} period={period} file={`/document/journal/download?from=${from}&to=${to}`} />
      <DataTable<JournalLine>
        label={t('accounting.journal')}
        columns={useJournalColumns()}
        wraps
        rows={shown?.list}
        rowKey="id"
        updating={!!shown && query.isFetching}
        failure={query.error && failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        emptyText={t('accounting.noEntriesInPeriod')}
      />
      <div className={classes.actions}>
        {after !== undefined && (
          <Button onClick={() => setCursor({ days, afters: afters.slice(0, -1) })}>
            {t('accounting.earlierEntries')}
          </Button>
        )}
        {last && shown?.more && (
          <Button onClick={() => setCursor({ days, afters: [...afters, last.id] })}>
            {t('accounting.laterEntries')}
          </Button>
        )}
      </div>
    </>
  );
}

function useJournalColumns(): DataColumn<JournalLine>[] {
  const { t } = useTexts();
  const language = useLanguage();
  return [
    { key: 'day', title: t('accounting.day'), dataIndex: 'formattedDay' },
    { key: 'document', title: t('accounting.document'), dataIndex: 'document' },
    {
      key: 'account',
      card: 'line',
      title: t('accounting.account'),
      render: (_, { account }) => accountNames[account][language],
    },
    { key: 'customer', card: 'line', title: t('accounting.customer'), dataIndex: 'name' },
    ...buildSideColumns<JournalLine>(t),
  ];
}
