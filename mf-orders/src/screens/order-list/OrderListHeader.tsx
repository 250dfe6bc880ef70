import { choiceLabel } from '@depot/contracts/catalog';
import { ordersInWorkbook, type OrderStatus, orderStatuses } from '@depot/contracts/orders';
import { DownloadButton } from '@depot/downloads';
import { useLanguage, useTranslation } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useClaims, useMay } from '@depot/session';
import {
  Button,
  Checkbox,
  FileExcelOutlined,
  FileTextOutlined,
  PageHeader,
  PeriodField,
  PhoneFilters,
  PlusOutlined,
  PrinterOutlined,
} from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useCatalogProductsQuery } from '../../api/lookups.js';
import { NumberFilter, StoreFilter } from '../../parts/list-filters/listFilters.js';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import { filtersSet, isUnfiltered, noFilters, type OrderFilters, orderSearch } from './orderFilters.js';
import type { SelectedOrder } from './useOrderList.js';

interface OrderListHeaderProps {
  filters: OrderFilters;
  onChange: (part: Partial<OrderFilters>) => void;
  selected: readonly SelectedOrder[];
  onPrint: () => Promise<void>;
  isPrinting: boolean;
  /** Orders that the search finds. */
  total: number | undefined;
}

/** Filters on the left, what can be begun on the right. */
export function OrderListHeader({ filters, onChange, selected, onPrint, isPrinting, total }: OrderListHeaderProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayPrint = useMay('order.print');
  const seesProducts = useMay('product.read');
  const seesInvoices = useMay('invoice.read');
  const mayAdd = useMay('order.add');
  const mayRecord = useMay('order.manual');
  return (
    <PageHeader
      filters={
        <PhoneFilters count={filtersSet(filters)}>
          {mayPrint && <StoreFilter value={filters.stores} onChange={(stores) => onChange({ stores })} />}
          <StatusFilter value={filters.statuses} onChange={(statuses) => onChange({ statuses })} />
          <NumberFilter label={t('list.number')} value={filters.number} onChange={(number) => onChange({ number })} />
          {seesProducts && <ProductFilter value={filters.product} onChange={(product) => onChange({ product })} />}
          <PeriodField label={t('list.ordered')} period={filters} onChange={onChange} />
          <PeriodField
            label={t('list.delivery')}
            period={{ from: filters.deliveryFrom, to: filters.deliveryTo }}
            onChange={({ from, to }) => onChange({ deliveryFrom: from, deliveryTo: to })}
          />
          {seesInvoices && (
            <Checkbox
              checked={filters.payment === 'unpaid'}
              onChange={({ target }) => onChange({ payment: target.checked ? 'unpaid' : 'all' })}
            >
              {t('list.unpaid')}
            </Checkbox>
          )}
          {!isUnfiltered(filters) && (
            <Button type="text" onClick={() => onChange(noFilters)}>
              {t('list.clear')}
            </Button>
          )}
        </PhoneFilters>
      }
      actions={
        <>
          <ExcelButton filters={filters} total={total} />
          {mayPrint && (
            <Button
              icon={<PrinterOutlined />}
              disabled={selected.length === 0}
              loading={isPrinting}
              onClick={() => void onPrint()}
            >
              {selected.length > 0 ? t('list.printSelectedCount', { count: selected.length }) : t('list.printSelected')}
            </Button>
          )}
          {mayRecord && (
            <Button icon={<FileTextOutlined />} onClick={() => void navigate('/in/order/manual')}>
              {t('list.manual')}
            </Button>
          )}
          {mayAdd && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/in/order/new')}>
              {t('list.new')}
            </Button>
          )}
        </>
      }
    />
  );
}

interface ProductFilterProps {
  value: number | undefined;
  onChange: (productId: number | undefined) => void;
}

/** Narrows the list to orders that hold a product. */
function ProductFilter({ value, onChange }: ProductFilterProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const { data, isLoading } = useCatalogProductsQuery({});
  const options = useMemo(
    () => data?.list.map((product) => ({ value: product.productId, label: choiceLabel(product, language) })),
    [data, language],
  );
  return (
    <Select
      className={classes.product}
      aria-label={t('list.product')}
      placeholder={t('list.product')}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      loading={isLoading}
      options={options}
      value={data ? value : undefined}
      onChange={(productId: number | undefined) => onChange(productId)}
    />
  );
}

interface StatusFilterProps {
  value: OrderStatus[];
  onChange: (statuses: OrderStatus[]) => void;
}

function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTexts();
  const ui = useTranslation('ui');
  return (
    <Select
      mode="multiple"
      className={classes.statuses}
      aria-label={t('list.statuses')}
      placeholder={t('list.statuses')}
      showSearch={false}
      allowClear
      maxTagCount="responsive"
      options={orderStatuses.map((status) => ({ value: status, label: ui.t(`orderStatus.${status}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

interface ExcelButtonProps {
  filters: OrderFilters;
  /** Orders that the search finds. */
  total: number | undefined;
}

/** Saves all orders that the search finds, line by line. */
function ExcelButton({ filters, total = 0 }: ExcelButtonProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const { tz } = useClaims();
  /** A workbook is made at once, however many orders it holds. */
  const file = () => {
    if (total > ordersInWorkbook) return void notify.warning(t('list.tooMany', { count: ordersInWorkbook }));
    return { path: '/order/workbook', body: orderSearch(filters, tz) };
  };
  return (
    <DownloadButton icon={<FileExcelOutlined />} disabled={total === 0} file={file}>
      {t('list.excel')}
    </DownloadButton>
  );
}
