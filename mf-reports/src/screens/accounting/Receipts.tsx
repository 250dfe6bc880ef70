import { failureMessage, shownAnswer } from '@depot/api';
import { toHundredths } from '@depot/contracts/amounts';
import { methodWords } from '@depot/contracts/billing';
import type { ReceiptLine } from '@depot/contracts/reports';
import { useLanguage } from '@depot/i18n';
import { Money } from '@depot/ui';
import { type DataColumn, DataTable, usePaging } from '@depot/ui/data';
import { useReportsReceiptsQuery } from '../../api/reports.js';
import { Figures } from '../../parts/figures/Figures.js';
import { usePeriod } from '../../parts/period/usePeriod.js';
import { useTexts } from '../../texts.js';
import { DaysFilter } from './DaysFilter.js';

const receiptsPerPage = 50;

/** Money that came in, by day, method and reference, to be compared with the list of a bank. */
export function Receipts() {
  const { t } = useTexts();
  const language = useLanguage();
  const { period, ...choice } = usePeriod();
  const [from, to] = period.days;
  const query = useReportsReceiptsQuery({ from, to }, { refetchOnMountOrArgChange: true });
  const shown = query.error ? undefined : shownAnswer(query);
  const paging = usePaging(shown?.list.length ?? 0, receiptsPerPage);
  return (
    <>
      <DaysFilter {...choice} period={period} file={`/document/receipts/download?from=${from}&to=${to}`} />
      {shown && shown.totals.length > 0 && (
        <Figures
          figures={shown.totals.map(({ method, amount }) => ({
            name: methodWords[method][language],
            cents: toHundredths(amount),
          }))}
        />
      )}
      <DataTable<ReceiptLine>
        label={t('accounting.receipts')}
        columns={useReceiptColumns()}
        wraps
        rows={shown?.list}
        rowKey={({ document, formattedDay, amount }) => `${document} ${formattedDay} ${amount}`}
        updating={!!shown && query.isFetching}
        failure={query.error && failureMessage(query.error)}
        onRetry={() => void query.refetch()}
        emptyText={t('accounting.noReceipts')}
        paging={paging}
      />
    </>
  );
}

function useReceiptColumns(): DataColumn<ReceiptLine>[] {
  const { t } = useTexts();
  const language = useLanguage();
  return [
    { key: 'day', title: t('accounting.day'), dataIndex: 'formattedDay' },
    { key: 'document', title: t('accounting.document'), dataIndex: 'document' },
    {
      key: 'method',
      card: 'line',
      title: t('accounting.method'),
      render: (_, { method }) => methodWords[method][language],
    },
    { key: 'reference', card: 'line', title: t('accounting.reference'), dataIndex: 'reference' },
    { key: 'customer', card: 'line', title: t('accounting.customer'), dataIndex: 'name' },
    {
      key: 'amount',
      card: 'amount',
      title: t('accounting.amount'),
      numeric: true,
      render: (_, { amount }) => <Money dollars={amount} />,
    },
  ];
}
