import { failureMessage } from '@depot/api';
import { productName } from '@depot/contracts/catalog';
import { useNextPage, usePageTitle } from '@depot/remote-kit';
import { Link, listAddress, Navigate, useIdParam, useNavigate } from '@depot/router';
import { Page, PageHeader } from '@depot/ui';
import { DataTable, OlderRows } from '@depot/ui/data';
import { useCatalogProductWithStockQuery } from '../../api/catalog.js';
import { useInventoryHistoryInfiniteQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { buildHistoryColumns } from './columns.js';

/** All movements of a product's stock. Empty without a product in the address. */
export function InventoryHistory() {
  const pid = useIdParam('pid');
  return pid ? <HistoryOfProduct key={pid} pid={pid} /> : <Navigate to="/in/inventory" replace />;
}

function HistoryOfProduct({ pid }: { pid: number }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const product = useCatalogProductWithStockQuery({ id: pid }).data?.obj;
  const history = useInventoryHistoryInfiniteQuery({ pid }, { refetchOnMountOrArgChange: true });
  const fetchOlder = useNextPage(history);
  const movements = history.data?.pages.flatMap(({ list }) => list);
  usePageTitle(product && productName(product));
  const shows = { quantity: product?.hasWeight !== 'Weighting', weight: product?.hasWeight !== 'No' };

  return (
    <Page>
      <PageHeader
        onBack={() => void navigate(listAddress('/in/inventory'))}
        backLabel={t('back')}
        summary={t('history.title')}
        actions={
          product && (
            <Link to={`/in/inventory/details?pid=${pid}&weight=${product.hasWeight}`}>{t('history.details')}</Link>
          )
        }
      />
      <DataTable
        label={t('history.title')}
        columns={buildHistoryColumns(t, shows)}
        rows={movements}
        rowKey="id"
        failure={history.error && failureMessage(history.error)}
        onRetry={() => void history.refetch()}
        emptyText={t('history.empty')}
      />
      <OlderRows text={t('history.older')} query={history} onFetch={fetchOlder} />
    </Page>
  );
}
