import { queryFailure } from '@depot/api';
import type { AdminWarehouse } from '@depot/contracts/admin';
import { Button, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useIdentityTenantsQuery } from '../../api/identity.js';
import { useTexts } from '../../texts.js';
import { useTenantColumns } from './columns.js';
import { TenantDialog } from './TenantDialog.js';

/** Screen: the warehouses (tenants) of this installation, and their view-only and suspended switches. */
export function WarehouseControl() {
  const { t } = useTexts();
  const tenants = useIdentityTenantsQuery();
  const [dialog, setDialog] = useState<{ open: boolean; tenant?: AdminWarehouse }>({ open: false });
  const columns = useTenantColumns((tenant) => setDialog({ open: true, tenant }));
  return (
    <Page>
      <PageHeader
        actions={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setDialog({ open: true })}>
            {t('tenant.add')}
          </Button>
        }
      />
      <DataTable<AdminWarehouse>
        label={t('tenant.many')}
        rows={tenants.data?.list}
        rowKey="id"
        columns={columns}
        failure={queryFailure(tenants)}
        onRetry={() => void tenants.refetch()}
        emptyText={t('tenant.empty')}
      />
      <TenantDialog {...dialog} onClose={() => setDialog({ ...dialog, open: false })} />
    </Page>
  );
}
