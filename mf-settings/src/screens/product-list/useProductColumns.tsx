import { Money } from '@depot/ui';
import type { TableColumnsType, TableColumnType } from '@depot/ui/data';
import type { Product } from '@depot/contracts/catalog';
import { useTexts } from '../../texts.js';
import type { SortKey, Sorting } from './order.js';

/** What is known of a product, in the order of the columns. */
export function useProductColumns(sorting: Sorting): TableColumnsType<Product> {
  const { t } = useTexts();
  const sortable = (key: SortKey, title: string, column: TableColumnType<Product>): TableColumnType<Product> => ({
    key,
    title,
    sorter: true,
    sortOrder: sorting.key === key ? (sorting.descending ? 'descend' : 'ascend') : null,
    ...column,
  });
  const text = (key: keyof Product, width?: number): TableColumnType<Product> => ({
    key,
    dataIndex: key,
    title: t(`product.${key}`),
    width,
    ellipsis: width !== undefined,
  });
  return [
    sortable('secondaryName', t('product.secondaryName'), { dataIndex: 'secondaryName', width: 220, fixed: 'left' }),
    sortable('tertiaryName', t('product.tertiaryName'), { dataIndex: 'tertiaryName', width: 160 }),
    sortable('supplier', t('brand.one'), { render: (_, { brand }) => brand?.name ?? '–', width: 140 }),
    sortable('warehouse', t('warehouse.one'), { dataIndex: ['subWarehouse', 'name'], width: 130 }),
    sortable('category1', t('category.first'), { dataIndex: ['category', 'name'], width: 130 }),
    sortable('category2', t('category.second'), { dataIndex: ['subCategory', 'name'], width: 130 }),
    text('location', 100),
    { key: 'price', title: t('product.price'), align: 'right', width: 100, render: (_, { price }) => <Money dollars={price} /> },
    {
      key: 'wholesalePrice',
      title: t('product.wholesalePrice'),
      align: 'right',
      width: 130,
      render: (_, { wholesalePrice }) => <Money dollars={wholesalePrice} />,
    },
    { key: 'hasWeight', title: t('product.hasWeight'), width: 110, render: (_, { hasWeight }) => t(`weighing.${hasWeight}`) },
    text('gtin', 140),
    text('code', 110),
    text('description', 200),
    { ...text('reorderPoint', 120), align: 'right' },
  ];
}
