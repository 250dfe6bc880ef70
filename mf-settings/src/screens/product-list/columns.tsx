import { type Product, productName } from '@depot/contracts/catalog';
import type { TFunction } from '@depot/i18n';
import { useNavigate } from '@depot/router';
import { DeleteOutlined, EditOutlined, Money, UndoOutlined } from '@depot/ui';
import { type DataColumn, ProductPicture, RowButton } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { type Sorting, type SortKey, sortKeys } from './order.js';
import classes from './product-list.module.css';

/** Paths of the sortable columns' values in a product. */
const places: Record<SortKey, string[]> = {
  secondaryName: ['secondaryName'],
  tertiaryName: ['tertiaryName'],
  supplier: ['brand', 'name'],
  warehouse: ['subWarehouse', 'name'],
  category1: ['category', 'name'],
  category2: ['subCategory', 'name'],
};

/** Sort key of the clicked column. */
export function parseSortKey(field: string | undefined): SortKey | undefined {
  return sortKeys.find((key) => String(places[key]) === field);
}

/** Columns of a product; includes pictures before the names if there are any. */
export function useProductColumns(sorting: Sorting, withPictures: boolean): DataColumn<Product>[] {
  const { t } = useTexts();
  const buildMoneyColumn = (key: 'price' | 'wholesalePrice'): DataColumn<Product> => ({
    key,
    ...(key === 'price' ? { card: 'amount' } : { tableOnly: true }),
    title: t(`product.${key}`),
    numeric: true,
    render: (_, product) => <Money dollars={product[key]} />,
  });
  const buildTextColumn = (key: 'location' | 'gtin' | 'code' | 'description'): DataColumn<Product> => ({
    key,
    dataIndex: key,
    tableOnly: key !== 'code',
    title: t(`product.${key}`),
    render: renderClipped,
  });
  return [
    ...buildSortableColumns(t, sorting, withPictures),
    buildTextColumn('location'),
    buildMoneyColumn('price'),
    buildMoneyColumn('wholesalePrice'),
    {
      key: 'hasWeight',
      tableOnly: true,
      title: t('product.hasWeight'),
      render: (_, { hasWeight }) => t(`weighing.${hasWeight}`),
    },
    buildTextColumn('gtin'),
    buildTextColumn('code'),
    buildTextColumn('description'),
    {
      key: 'reorderPoint',
      tableOnly: true,
      dataIndex: 'reorderPoint',
      title: t('product.reorderPoint'),
      numeric: true,
      render: (value?: number) => value ?? '–',
    },
  ];
}

/** Columns that the server can sort by. */
function buildSortableColumns(t: TFunction<'mf-settings'>, sorting: Sorting, withPictures: boolean) {
  const titles: Record<SortKey, string> = {
    secondaryName: t('product.secondaryName'),
    tertiaryName: t('product.tertiaryName'),
    supplier: t('brand.one'),
    warehouse: t('warehouse.one'),
    category1: t('category.first'),
    category2: t('category.second'),
  };
  return sortKeys.map((key): DataColumn<Product> => ({
    key,
    card: key === 'secondaryName' ? undefined : 'line',
    title: titles[key],
    dataIndex: places[key],
    sorter: true,
    sortOrder: sorting.key === key ? (sorting.descending ? 'descend' : 'ascend') : null,
    render: key === 'secondaryName' && withPictures ? renderPicturedName : renderClipped,
  }));
}

function renderPicturedName(name: string, { picture }: Product) {
  return (
    <span className={classes.pictured}>
      <ProductPicture picture={picture} size="small" />
      {renderClipped(name)}
    </span>
  );
}

/** Truncates long texts to keep rows low; the tooltip shows the whole text. */
function renderClipped(text?: string) {
  return text ? (
    <span className={classes.clipped} title={text}>
      {text}
    </span>
  ) : (
    '–'
  );
}

interface ProductActionsProps {
  product: Product;
  /** Page of the list to return to. */
  page: number;
  onDelete: (product: Product) => void;
  onEnable: (product: Product) => void;
}

export function ProductActions({ product, page, onDelete, onEnable }: ProductActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const name = productName(product);
  return (
    <>
      <RowButton
        icon={<EditOutlined />}
        word={t('edit')}
        name={t('editNamed', { name })}
        onClick={() => void navigate(`/in/settings/product/edit?id=${product.productId}&page=${page}`)}
      />
      {product.disabled ? (
        <RowButton
          icon={<UndoOutlined />}
          word={t('product.enable')}
          name={t('product.enableNamed', { name })}
          onClick={() => onEnable(product)}
        />
      ) : (
        <RowButton
          danger
          icon={<DeleteOutlined />}
          word={t('delete')}
          name={t('deleteNamed', { name })}
          onClick={() => onDelete(product)}
        />
      )}
    </>
  );
}
