import { ordersInWorkbook } from '@depot/contracts/orders';
import { belongsToStore } from '@depot/contracts/permissions';
import { DownloadButton } from '@depot/downloads';
import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useClaims, useMay } from '@depot/session';
import {
  Button,
  ErrorState,
  fetchedPart,
  FileExcelOutlined,
  FileTextOutlined,
  PageHeader,
  PhoneFilters,
  PlusOutlined,
  PrinterOutlined,
  useFetched,
  usePhone,
} from '@depot/ui';
import { createElement } from 'react';
import { useTexts } from '../../texts.js';
import classes from './list.module.css';
import { countFilters, noFilters, type OrderFilters, orderSearch } from './orderFilters.js';
import type { SelectedOrder } from './useOrderList.js';

/** Loaded on demand: a phone shows the filters only in a sheet. */
export const filterFields = fetchedPart(async () => {
  const { FilterFields } = await import('./on-demand/FilterFields.js');
  return FilterFields;
});

interface OrderListHeaderProps {
  filters: OrderFilters;
  onChange: (part: Partial<OrderFilters>) => void;
  selected: readonly SelectedOrder[];
  onPrint: () => Promise<void>;
  isPrinting: boolean;
  /** Orders that the search finds. */
  total: number | undefined;
}

/** Filters on the left, actions on the right. */
export function OrderListHeader({ filters, onChange, selected, onPrint, isPrinting, total }: OrderListHeaderProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { r: role } = useClaims();
  const isStorePhone = usePhone() && belongsToStore(role);
  const mayPrint = useMay('order.print');
  const mayAdd = useMay('order.add');
  const mayRecord = useMay('order.manual');
  return (
    <PageHeader
      filters={
        <PhoneFilters count={countFilters(filters)} onClear={() => onChange(noFilters)}>
          <Filters filters={filters} onChange={onChange} />
        </PhoneFilters>
      }
      actions={
        <>
          {!isStorePhone && <ExcelButton filters={filters} total={total} />}
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

type FiltersProps = Pick<OrderListHeaderProps, 'filters' | 'onChange'>;

/** Filters of the list, once their code has loaded. */
function Filters(props: FiltersProps) {
  const { part, failed, retry } = useFetched(filterFields);
  if (part) return createElement(part, props);
  return failed ? <ErrorState onRetry={retry} /> : <span className={classes.filtersToCome} />;
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
  /** The server creates a workbook immediately, for any number of orders. */
  const downloadFile = () => {
    if (total > ordersInWorkbook) return void notify.warning(t('list.tooMany', { count: ordersInWorkbook }));
    return { path: '/order/workbook', body: orderSearch(filters, tz) };
  };
  return (
    <DownloadButton icon={<FileExcelOutlined />} disabled={total === 0} file={downloadFile}>
      {t('list.excel')}
    </DownloadButton>
  );
}
