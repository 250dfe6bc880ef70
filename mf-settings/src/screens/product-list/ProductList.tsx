import { useMay } from '@depot/session';
import { useNavigate } from '@depot/router';
import { Button, EmptyState, Input, Page, PageHeader, PlusOutlined, SearchOutlined } from '@depot/ui';
import { Pagination, type TableColumnType } from '@depot/ui/data';
import type { Product } from '@depot/contracts/catalog';
import { EntityTable } from '../../parts/EntityTable.js';
import { useTexts } from '../../texts.js';
import { sortKeys } from './order.js';
import { ProductActions } from './ProductActions.js';
import classes from './product-list.module.css';
import { useProductColumns } from './useProductColumns.js';
import { useProductCommands } from './useProductCommands.js';
import { productsPerPage, useProductList } from './useProductList.js';

/** Screen: every product, deleted ones too. */
export function ProductList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editable = useMay('product.edit');
  const list = useProductList();
  const { remove, enable } = useProductCommands(list.query.refetch);
  const columns = useProductColumns(list.sorting);
  const actions: TableColumnType<Product> = {
    key: 'actions',
    title: t('actions'),
    width: 90,
    fixed: 'right',
    render: (_, product) => <ProductActions product={product} page={list.page} onDelete={remove} onEnable={enable} />,
  };

  return (
    <Page>
      <PageHeader
        filters={
          <Input
            className={classes.search}
            prefix={<SearchOutlined />}
            allowClear
            value={list.search.text}
            placeholder={t('product.search')}
            aria-label={t('product.search')}
            onChange={({ target }) => list.search.setText(target.value)}
          />
        }
        summary={list.rows && t('product.count', { count: list.total })}
        actions={
          editable && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/in/settings/product/new')}>
              {t('product.add')}
            </Button>
          )
        }
      />
      <EntityTable
        query={list.query}
        rows={list.rows}
        rowKey="productId"
        columns={editable ? [...columns, actions] : columns}
        empty={<EmptyState text={t(list.search.applied ? 'product.noMatch' : 'product.empty')} />}
        more={{
          scroll: { x: 'max-content' },
          rowClassName: ({ disabled }) => (disabled ? (classes.disabled ?? '') : ''),
          onChange: (_page, _filters, sorter) => {
            const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
            const key = sortKeys.find((known) => known === columnKey);
            list.sortBy(key && order ? { key, descending: order === 'descend' } : undefined);
          },
        }}
      />
      <Pagination
        align="end"
        hideOnSinglePage
        showSizeChanger={false}
        current={list.page}
        pageSize={productsPerPage}
        total={list.total}
        onChange={list.goTo}
      />
    </Page>
  );
}
