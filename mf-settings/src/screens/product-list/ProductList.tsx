import { queryFailure } from '@depot/api';
import type { Product } from '@depot/contracts/catalog';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, FilterBox, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { ExportButton } from '../../parts/ExportButton.js';
import { useTexts } from '../../texts.js';
import { parseSortKey, ProductActions, useProductColumns } from './columns.js';
import { FreeWholesale } from './FreeWholesale.js';
import { productsPerPage, useProductCommands, useProductList } from './useProductList.js';

/** Screen: every product, deleted ones too. */
export function ProductList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editable = useMay('product.edit');
  const list = useProductList();
  const { remove, enable } = useProductCommands(list.query.refetch);
  const columns = useProductColumns(list.sorting, list.rows?.some(({ picture }) => picture) ?? false);
  const actions: DataColumn<Product> = {
    key: 'actions',
    title: t('actions'),
    width: 90,
    actions: true,
    render: (_, product) => <ProductActions product={product} page={list.page} onDelete={remove} onEnable={enable} />,
  };

  return (
    <Page>
      <PageHeader
        filters={<FilterBox label={t('product.search')} value={list.filter} onChange={list.setFilter} />}
        actions={
          <>
            {editable && <FreeWholesale products={list.query.data?.list ?? []} reload={list.query.refetch} />}
            <ExportButton path="/product/export" label={t('export.button')} />
            {editable && (
              <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/in/settings/product/new')}>
                {t('product.add')}
              </Button>
            )}
          </>
        }
      />
      <DataTable
        label={t('product.many')}
        rows={list.rows}
        rowKey="productId"
        columns={editable ? [...columns, actions] : columns}
        updating={list.query.isFetching && list.rows !== undefined}
        failure={queryFailure(list.query)}
        onRetry={() => void list.query.refetch()}
        emptyText={t(list.isFiltered ? 'product.noMatch' : 'product.empty')}
        rowTone={({ disabled }) => (disabled ? 'off' : undefined)}
        onSort={(field, order) => list.sortBy(parseSortKey(field), order === 'descend')}
        paging={{ page: list.page, pageSize: productsPerPage, total: list.total, onPage: list.goTo }}
      />
    </Page>
  );
}
