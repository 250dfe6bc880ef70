import { failureMessage } from '@depot/api';
import { toHundredths } from '@depot/contracts/amounts';
import type { CategoryRow } from '@depot/contracts/reports';
import { Money, Page, PageHeader } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useReportsCategoryQuery } from '../../api/reports.js';
import { AsOf } from '../../parts/as-of/AsOf.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { Figures } from '../../parts/figures/Figures.js';
import { useTexts } from '../../texts.js';

/** Value of each category's stock at wholesale price. */
export function CategoryReport() {
  const { t } = useTexts();
  const { data, error, refetch } = useReportsCategoryQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = error ? undefined : data?.list;
  const total = rows?.reduce((sum, { totalPrice }) => sum + toHundredths(totalPrice), 0);
  const columns: DataColumn<CategoryRow>[] = [
    {
      key: 'category',
      title: t('category.category'),
      dataIndex: 'name',
      sorter: (a, b) => a.name.localeCompare(b.name),
    },
    {
      key: 'warehouse',
      card: 'line',
      title: t('category.warehouse'),
      dataIndex: ['subWarehouse', 'name'],
      sorter: (a, b) => a.subWarehouse.name.localeCompare(b.subWarehouse.name),
    },
    {
      key: 'price',
      card: 'amount',
      title: t('category.price'),
      numeric: true,
      sorter: (a, b) => a.totalPrice - b.totalPrice,
      render: (_, { totalPrice }) => <Money dollars={totalPrice} />,
    },
  ];
  return (
    <Page>
      <PageHeader
        filters={
          <>
            <Figures figures={[{ name: t('category.total'), cents: total }]} />
            <AsOf report="/report/category" />
          </>
        }
        actions={<ExcelButton request={{ path: '/document/category/download' }} />}
      />
      <DataTable<CategoryRow>
        label={t('category.title')}
        columns={columns}
        rows={rows}
        rowKey="id"
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('category.empty')}
      />
    </Page>
  );
}
