import { failureMessage } from '@depot/api';
import { productName } from '@depot/contracts/catalog';
import { useNotify, usePageTitle } from '@depot/remote-kit';
import { Link, Navigate, useNavigate, useSearchParams } from '@depot/router';
import { Button, Page, PageHeader } from '@depot/ui';
import { DataTable } from '@depot/ui/data';
import { useInventoryProductQuery } from '../../api/products.js';
import { useTexts } from '../../texts.js';
import classes from './history.module.css';
import { historyColumns } from './historyColumns.js';
import { useHistory } from './useHistory.js';

/** Every movement of a product's stock. Without a product in the address there is nothing to show. */
export function InventoryHistory() {
  const [params] = useSearchParams();
  const pid = Number(params.get('pid'));
  if (!Number.isInteger(pid) || pid < 1) return <Navigate to="/in/inventory" replace />;
  return <HistoryOfProduct key={pid} pid={pid} />;
}

function HistoryOfProduct({ pid }: { pid: number }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const product = useInventoryProductQuery({ id: pid }).data?.obj;
  const history = useHistory(pid);
  usePageTitle(product && productName(product));
  const shows = { quantity: product?.hasWeight !== 'Weighting', weight: product?.hasWeight !== 'No' };
  const hasMore = !history.atEnd && (history.movements?.length ?? 0) > 0;

  return (
    <Page>
      <PageHeader
        onBack={() => void navigate('/in/inventory')}
        backLabel={t('back')}
        summary={t('history.title')}
        actions={product && <Link to={`/in/inventory/details?pid=${pid}&weight=${product.hasWeight}`}>{t('history.details')}</Link>}
      />
      <DataTable
        label={t('history.title')}
        columns={historyColumns(t, shows)}
        rows={history.movements}
        rowKey="id"
        failure={history.error && failureMessage(history.error)}
        onRetry={() => void history.refetch()}
        emptyText={t('history.empty')}
      />
      {hasMore && (
        <Button className={classes.older} loading={history.isFetchingOlder} onClick={() => void history.showOlder().catch(notify.failure)}>
          {t('history.older')}
        </Button>
      )}
    </Page>
  );
}
