import { failureMessage } from '@depot/api';
import { listAddress, useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { DataTable, usePaging } from '@depot/ui/data';
import { useInventoryCountsQuery } from '../../api/counts.js';
import { newCountPath } from '../../counting/places.js';
import { useTexts } from '../../texts.js';
import { countColumns } from './columns.js';

const pageSize = 50;

/** Stock counts, the latest first. */
export function CountList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayCount = useMay('inventory.edit');
  const { data, error, refetch } = useInventoryCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  const paging = usePaging(data?.list.length ?? 0, pageSize);
  const start = mayCount && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(newCountPath)}>
      {t('count.new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader onBack={() => void navigate(listAddress('/in/inventory'))} backLabel={t('back')} actions={start} />
      <DataTable
        label={t('count.title')}
        columns={countColumns(t, mayCount)}
        rows={data?.list}
        rowKey="id"
        paging={paging}
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('count.empty')}
      />
    </Page>
  );
}
