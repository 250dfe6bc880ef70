import type { Product } from '@depot/contracts/catalog';
import { Money } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useTexts } from '../../texts.js';

type Key = 'secondaryName' | 'tertiaryName' | 'brand' | 'warehouse';

const textOf: Record<Key, (product: Product) => string> = {
  secondaryName: (product) => product.secondaryName,
  tertiaryName: (product) => product.tertiaryName,
  brand: (product) => product.brand?.name ?? '',
  warehouse: (product) => product.subWarehouse.name,
};

/** Columns that help to select products. */
export function useVisibilityColumns(): DataColumn<Product>[] {
  const { t } = useTexts();
  const buildTextColumn = (key: Key, title: string): DataColumn<Product> => ({
    key,
    title,
    card: key === 'secondaryName' ? undefined : 'line',
    sorter: (a, b) => textOf[key](a).localeCompare(textOf[key](b)),
    render: (_, product) => textOf[key](product) || '–',
  });
  return [
    buildTextColumn('secondaryName', t('product.secondaryName')),
    buildTextColumn('tertiaryName', t('product.tertiaryName')),
    buildTextColumn('brand', t('brand.one')),
    buildTextColumn('warehouse', t('warehouse.one')),
    {
      key: 'price',
      card: 'labelled',
      title: t('product.price'),
      numeric: true,
      render: (_, { price }) => <Money dollars={price} />,
    },
    {
      key: 'wholesalePrice',
      card: 'labelled',
      title: t('product.wholesalePrice'),
      numeric: true,
      render: (_, { wholesalePrice }) => <Money dollars={wholesalePrice} />,
    },
  ];
}
