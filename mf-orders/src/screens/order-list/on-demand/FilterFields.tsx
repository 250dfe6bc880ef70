import { choiceLabel } from '@depot/contracts/catalog';
import { type OrderStatus, orderStatuses } from '@depot/contracts/orders';
import { useLanguage, useTranslation } from '@depot/i18n';
import { useMay } from '@depot/session';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import { Checkbox, PeriodField } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { NumberFilter, StoreFilter } from '../../../parts/list-filters/listFilters.js';
import { useTexts } from '../../../texts.js';
import classes from '../list.module.css';
import type { OrderFilters } from '../orderFilters.js';

interface FilterFieldsProps {
  filters: OrderFilters;
  onChange: (part: Partial<OrderFilters>) => void;
}

/** Filters of the list that apply to this user's role. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { t } = useTexts();
  const seesStores = useMay('order.print');
  const seesProducts = useMay('product.read');
  const seesInvoices = useMay('invoice.read');
  return (
    <>
      {seesStores && <StoreFilter value={filters.stores} onChange={(stores) => onChange({ stores })} />}
      <StatusFilter value={filters.statuses} onChange={(statuses) => onChange({ statuses })} />
      <NumberFilter label={t('list.number')} value={filters.number} onChange={(number) => onChange({ number })} />
      {seesProducts && <ProductFilter value={filters.product} onChange={(product) => onChange({ product })} />}
      <PeriodField label={t('list.ordered')} period={filters} onChange={onChange} />
      <PeriodField
        label={t('list.delivery')}
        period={{ from: filters.deliveryFrom, to: filters.deliveryTo }}
        onChange={({ from, to }) => onChange({ deliveryFrom: from, deliveryTo: to })}
      />
      {seesStores && (
        <Checkbox
          checked={filters.stock === 'short'}
          onChange={({ target }) => onChange({ stock: target.checked ? 'short' : 'all' })}
        >
          {t('list.short')}
        </Checkbox>
      )}
      {seesInvoices && (
        <Checkbox
          checked={filters.payment === 'unpaid'}
          onChange={({ target }) => onChange({ payment: target.checked ? 'unpaid' : 'all' })}
        >
          {t('list.unpaid')}
        </Checkbox>
      )}
    </>
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
