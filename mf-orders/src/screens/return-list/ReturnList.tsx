import { useState } from 'react';
import { failureMessage } from '@depot/api';
import type { OrderReturn } from '@depot/contracts/orders';
import { ReturnInvoiceDialog } from '@depot/invoicing';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, Input, Page, PageHeader, PlusOutlined, SearchOutlined } from '@depot/ui';
import { DataTable, usePaging } from '@depot/ui/data';
import { useOrdersFindReturnsQuery } from '../../api/returns.js';
import { ReturnItems } from '../../parts/return-items/ReturnItems.js';
import { useTexts } from '../../texts.js';
import { useReturnColumns } from './useReturnColumns.js';

const returnsPerPage = 20;

/** All returns, newest first. */
export function ReturnList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayEdit = useMay('return.edit');
  const { data, error, refetch } = useOrdersFindReturnsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [search, setSearch] = useState('');
  const [invoiceOf, setInvoiceOf] = useState<number>();
  const rows = data?.list.filter((each) => matchesReturn(each, search.trim().toLowerCase()));
  const paging = usePaging(rows?.length ?? 0, returnsPerPage);
  const { columns, open } = useReturnColumns(setInvoiceOf);
  return (
    <Page>
      <PageHeader
        filters={
          <Input
            style={{ maxWidth: 280 }}
            allowClear
            prefix={<SearchOutlined />}
            aria-label={t('returns.search')}
            placeholder={t('returns.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        }
        actions={
          mayEdit && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/in/return/new')}>
              {t('returns.new')}
            </Button>
          )
        }
      />
      <DataTable<OrderReturn>
        label={t('returns.list')}
        columns={columns}
        rows={rows}
        rowKey="id"
        failure={error && failureMessage(error)}
        onRetry={() => void refetch()}
        emptyText={t('returns.empty')}
        expansion={{ open, render: ({ items }) => <ReturnItems items={items} /> }}
        paging={paging}
      />
      {invoiceOf !== undefined && <ReturnInvoiceDialog returnId={invoiceOf} onClose={() => setInvoiceOf(undefined)} />}
    </Page>
  );
}

/** Numbers of the return, its order and its invoice, and the store. */
function matchesReturn({ displayId, orderDisplayId, invoiceId, storeName }: OrderReturn, search: string): boolean {
  return [`${displayId}`, `${orderDisplayId}`, invoiceId, storeName].some((text) => text.toLowerCase().includes(search));
}
