import { failureMessage } from '@depot/api';
import { ActionBar, Button, DateField, EmptyState, ErrorState, Form, Page, PlusOutlined, Skeleton } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useInventoryUnitsToPickQuery } from '../../api/inventory.js';
import type { Orderable } from '../../ordering/orderable.js';
import { orderTotal } from '../../ordering/orderTotal.js';
import { LineTable } from '../../parts/line-editor/LineTable.js';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { DetailsFields } from '../../parts/order-details/DetailsFields.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { StoreChoice } from '../../parts/store-choice/StoreChoice.js';
import { useTexts } from '../../texts.js';
import classes from './manual.module.css';
import { useManualOrder } from './useManualOrder.js';

/** Records an order made outside of the system: its goods leave the stock and the order is completed immediately. */
export function OrderManual() {
  const { t } = useTexts();
  const back = useReturnToList();
  const order = useManualOrder(back);
  const { lines, products, shortages, lacks } = order;
  if (order.error) return <ErrorState text={failureMessage(order.error)} onRetry={order.retry} />;
  return (
    <Page>
      <Form layout="vertical" className={classes.facts}>
        <Form.Item label={t('manual.store')} required className={classes.store}>
          <StoreChoice value={order.storeId} onChange={order.chooseStore} />
        </Form.Item>
        <Form.Item label={t('manual.time')} required>
          <DateField
            withTime
            required
            aria-label={t('manual.time')}
            max={order.latest}
            value={order.time}
            onChange={(time) => time && order.setTime(time)}
          />
        </Form.Item>
      </Form>
      <DetailsFields value={order.details} onChange={order.changeDetails} earliest={order.time.slice(0, 10)} />
      <ShortageAlert shortages={shortages} products={products} />
      {order.storeId === undefined ? (
        <EmptyState text={t('new.storeFirst')} />
      ) : order.isLoading ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : (
        <ManualLines order={order} />
      )}
      <div hidden={order.storeId === undefined}>
        <Button icon={<PlusOutlined />} onClick={() => lines.add()}>
          {t('line.add')}
        </Button>
      </div>
      <ActionBar
        summary={<OrderTotals total={orderTotal(lines.lines, products, (line) => line.rate ?? 0)} />}
        waitsFor={order.storeId !== undefined && lacks ? t(lacks) : undefined}
      >
        <Button size="large" onClick={back}>
          {t('back')}
        </Button>
        <Button type="primary" size="large" disabled={!order.isReady} loading={order.isRunning} onClick={order.submit}>
          {t('manual.submit')}
        </Button>
      </ActionBar>
    </Page>
  );
}

/** The lines, each with its rate and, where that is known, its pieces. */
function ManualLines({ order }: { order: ReturnType<typeof useManualOrder> }) {
  const { lines, products, choices, shortages, rateOf } = order;
  return (
    <LineTable
      lines={lines}
      products={products}
      choices={choices}
      shortages={shortages}
      limit="reject"
      withRates
      rateOf={rateOf}
      extra={(line, product) =>
        product.hasWeight === 'Yes' && (
          <PieceChoice
            product={product}
            amount={line.amount}
            value={order.pieces.get(line.key) ?? []}
            onChange={(ids) => order.choosePieces(line.key, ids)}
          />
        )
      }
      onEnter={() => lines.add()}
    />
  );
}

interface PieceChoiceProps {
  product: Orderable;
  /** Number of pieces on the line. */
  amount: number | undefined;
  value: number[];
  onChange: (inventoryIds: number[]) => void;
}

/** Which pieces they were, where that is known; else the oldest count as sold. */
function PieceChoice({ product, amount = 0, value, onChange }: PieceChoiceProps) {
  const { t } = useTexts();
  const { data, isLoading } = useInventoryUnitsToPickQuery({ productId: product.productId, available: true });
  const options = useMemo(
    () => data?.list.map(({ inventoryId, qrText }) => ({ value: inventoryId, label: qrText })),
    [data],
  );
  return (
    <Select
      mode="multiple"
      style={{ width: '100%', marginTop: 6 }}
      aria-label={t('manual.pieces', { name: product.name })}
      placeholder={t('manual.oldest')}
      maxCount={amount}
      status={value.length > 0 && value.length !== amount ? 'warning' : undefined}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
