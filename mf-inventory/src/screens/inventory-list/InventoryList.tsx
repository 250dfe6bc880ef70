import { failureMessage, freshFor } from '@depot/api';
import { DownloadButton } from '@depot/downloads';
import type { PrefetchContext } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, FileExcelOutlined, FilterBox, Page, PageHeader, PlusOutlined, usePhone } from '@depot/ui';
import { DataTable, DensitySwitch } from '@depot/ui/data';
import { prefetchColumns } from '../../api/identity.js';
import { prefetchInventoryRows, useInventoryRowsQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { buildInventoryColumns } from './columns.js';
import { CategoryMenu, ColumnMenu, TaskMenu } from './InventoryMenus.js';
import { addInventoryPath, isInsufficient, newProductPath } from './rowFilter.js';
import { useColumnChoice, useInventoryFilter } from './useInventoryList.js';

const pageSize = 50;

/** Every product with its stock. */
export function InventoryList() {
  const { t } = useTexts();
  const mayOpenProduct = useMay('product.page');
  const { data, error, refetch } = useInventoryRowsQuery(undefined, { refetchOnMountOrArgChange: freshFor });
  const filter = useInventoryFilter(data?.list);
  const columns = useColumnChoice();
  const phone = usePhone();
  const total = filter.rows?.length ?? 0;
  const page = Math.min(filter.page, Math.max(1, Math.ceil(total / pageSize)));

  return (
    <Page>
      <PageHeader
        filters={
          <>
            <FilterBox label={t('list.search')} value={filter.text} onChange={filter.setText} />
            <CategoryMenu filter={filter} rows={data?.list ?? []} />
            <ColumnMenu choice={columns} />
            <DownloadButton icon={<FileExcelOutlined />} file={{ path: '/document/inventory/download' }}>
              {t('list.excel')}
            </DownloadButton>
            <DensitySwitch />
          </>
        }
        actions={<ListActions />}
      />
      <DataTable
        label={t('list.title')}
        columns={buildInventoryColumns(t, { shown: columns.shown, mayOpenProduct, phone })}
        rows={filter.rows}
        rowKey="productId"
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={data?.list.length === 0 ? t('list.empty') : t('list.nothingFits')}
        paging={{ page, pageSize, total, onPage: filter.setPage }}
        rowTone={(row) => (isInsufficient(row) ? 'short' : undefined)}
      />
    </Page>
  );
}

/** Warehouse tasks, a new product and adding stock, depending on permissions. */
function ListActions() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayAdd = useMay('inventory.edit');
  const mayEditProduct = useMay('product.edit');
  return (
    <>
      <TaskMenu />
      {mayEditProduct && <Button onClick={() => void navigate(newProductPath)}>{t('list.newProduct')}</Button>}
      {mayAdd && (
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(addInventoryPath)}>
          {t('list.add')}
        </Button>
      )}
    </>
  );
}

InventoryList.prefetch = ({ ask }: PrefetchContext) => {
  ask(prefetchInventoryRows());
  ask(prefetchColumns());
};
