import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, FileTextOutlined, PageHeader, PlusOutlined, PrinterOutlined } from '@depot/ui';
import { DayFilter } from '../../parts/list-filters/DayFilter.js';
import { NumberFilter } from '../../parts/list-filters/NumberFilter.js';
import { StoreFilter } from '../../parts/list-filters/StoreFilter.js';
import { useTexts } from '../../texts.js';
import { ExcelButton } from './ExcelButton.js';
import { isUnfiltered, noFilters, type OrderFilters } from './orderFilters.js';
import { ProductFilter } from './ProductFilter.js';
import { StatusFilter } from './StatusFilter.js';
import type { SelectedOrder } from './useSelection.js';

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
  const mayAdd = useMay('order.add');
  const mayRecord = useMay('order.manual');
  return (
    <PageHeader
      filters={
        <>
          {mayPrint && <StoreFilter value={filters.stores} onChange={(stores) => onChange({ stores })} />}
          <StatusFilter value={filters.statuses} onChange={(statuses) => onChange({ statuses })} />
          <NumberFilter label={t('list.number')} value={filters.number} onChange={(number) => onChange({ number })} />
          {seesProducts && <ProductFilter value={filters.product} onChange={(product) => onChange({ product })} />}
          <DayFilter value={filters} onChange={onChange} />
          {!isUnfiltered(filters) && (
            <Button type="text" onClick={() => onChange(noFilters)}>
              {t('list.clear')}
            </Button>
          )}
        </>
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
