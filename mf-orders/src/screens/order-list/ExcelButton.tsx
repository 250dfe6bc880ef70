import { ordersInWorkbook } from '@depot/contracts/orders';
import { useDownloads } from '@depot/downloads';
import { useNotify } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { Button, FileExcelOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { type OrderFilters, orderSearch } from './orderFilters.js';

interface ExcelButtonProps {
  filters: OrderFilters;
  /** Orders that the search finds. */
  total: number | undefined;
}

/** Saves all orders that the search finds, line by line. */
export function ExcelButton({ filters, total = 0 }: ExcelButtonProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const { tz } = useClaims();
  const { save, isBusy } = useDownloads();
  const start = () => {
    if (total > ordersInWorkbook) return notify.warning(t('list.tooMany', { count: ordersInWorkbook }));
    // A workbook is made at once, however many orders it holds.
    void save({ path: '/order/workbook', body: orderSearch(filters, tz), count: 1 });
  };
  return (
    <Button icon={<FileExcelOutlined />} disabled={total === 0} loading={isBusy} onClick={start}>
      {t('list.excel')}
    </Button>
  );
}
