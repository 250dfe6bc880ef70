import type { Order } from '@depot/contracts/orders';
import { ActionBar, Button, Page, PlusOutlined } from '@depot/ui';
import { useMemo } from 'react';
import { type DraftLine, isFree } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { orderTotal } from '../../ordering/orderTotal.js';
import { FreeLines } from '../../parts/free-lines/FreeLines.js';
import { LineTable } from '../../parts/line-editor/LineTable.js';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { OrderTitle } from '../../parts/order-loader/OrderTitle.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { useTexts } from '../../texts.js';
import { Substitutes } from './Substitutes.js';
import { useProcess } from './useProcess.js';

interface ProcessFormProps {
  order: Order;
  reload: () => void;
}

export function ProcessForm({ order, reload }: ProcessFormProps) {
  const { t } = useTexts();
  const back = useReturnToList();
  const process = useProcess(order, reload, back);
  const { lines, products, choices, shortages, rateOf } = process;
  const alternates = useAlternates(order);
  return (
    <Page waits={process.isRunning}>
      <OrderTitle order={order} onBack={back} />
      <ShortageAlert shortages={shortages} products={products} />
      <FreeLines names={listFreeNames(lines.lines, products)} />
      <LineTable
        lines={lines}
        products={products}
        choices={choices}
        shortages={shortages}
        limit="reject"
        withRates
        rateOf={rateOf}
        extra={(line, product) => (
          <Substitutes
            line={line}
            product={product}
            alternates={alternates.get(line.orderItemId ?? 0) ?? []}
            products={products}
            lines={lines}
            rateOf={rateOf}
          />
        )}
        onEnter={() => lines.add()}
      />
      <div>
        <Button icon={<PlusOutlined />} onClick={() => lines.add()}>
          {t('line.add')}
        </Button>
      </div>
      <ProcessBar process={process} total={orderTotal(lines.lines, products, (line) => line.rate ?? 0)} onBack={back} />
    </Page>
  );
}

const listFreeNames = (lines: readonly DraftLine[], products: ReadonlyMap<number, Orderable>) =>
  lines.filter(isFree).flatMap(({ productId }) => products.get(productId ?? 0)?.name ?? []);

/** Substitutes by line of the order. */
function useAlternates(order: Order) {
  return useMemo(() => new Map(order.orderItems.map((item) => [item.orderItemId, item.alternates ?? []])), [order]);
}

interface ProcessBarProps {
  process: ReturnType<typeof useProcess>;
  total: ReturnType<typeof orderTotal>;
  onBack: () => void;
}

/** Total of the order, its shortages, and the button to process it. */
function ProcessBar({ process, total, onBack }: ProcessBarProps) {
  const { t } = useTexts();
  return (
    <ActionBar
      waitsFor={process.lacks && t(process.lacks)}
      summary={
        <>
          <OrderTotals total={total} />
          {process.shortLines > 0 && (
            <strong role="status">{t('process.stillShort', { count: process.shortLines })}</strong>
          )}
        </>
      }
    >
      <Button size="large" onClick={onBack}>
        {t('back')}
      </Button>
      <Button
        type="primary"
        size="large"
        disabled={!process.isReady}
        loading={process.isRunning}
        onClick={process.submit}
      >
        {t('process.submit')}
      </Button>
    </ActionBar>
  );
}
