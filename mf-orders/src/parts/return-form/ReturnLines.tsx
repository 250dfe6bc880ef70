import { failureMessage } from '@depot/api';
import type { Order, OrderReturn } from '@depot/contracts/orders';
import { useSearchParams } from '@depot/router';
import { ScanField } from '@depot/scanning';
import { AddLineButtons, DraftNotice, reopenedKey } from '@depot/stock-entry';
import { ActionBar, Alert, Button, ErrorState, Money, Page, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { useOrdersReturnsOfOrderQuery } from '../../api/orders.js';
import { useTexts } from '../../texts.js';
import { OrderTitle } from '../order-loader/OrderTitle.js';
import { ReturnConflict } from './ReturnConflict.js';
import { ReturnRowFields } from './ReturnRowFields.js';
import classes from './returns.module.css';
import { useBilledOrder } from './useBilledOrder.js';
import { useReturn } from './useReturn.js';

export interface ReturnLinesProps {
  order: Order;
  existing?: OrderReturn;
  /** Other returns of the order. */
  others: readonly OrderReturn[];
  /** Starts over with the stored return. */
  reload: () => void;
  /** Refetches the stored return and keeps the input. */
  reread: () => Promise<unknown>;
}

function ReturnLines(props: ReturnLinesProps) {
  const { t } = useTexts();
  const form = useReturn(props);
  return (
    <Page floor waits={form.isRunning}>
      <OrderTitle order={props.order} onBack={form.back} />
      {form.conflict && <ReturnConflict {...form.conflict} />}
      {form.restored && <DraftNotice onDiscard={() => form.rows.replace([])} />}
      {form.isPast && <Alert showIcon type="info" title={t('returns.pastOrder')} />}
      <ScanField onScan={form.onScan} half={form.half} enabled={!form.isRunning} label={t('returns.scan')} />
      <ol className={classes.rows}>
        {form.rows.lines.map((row, index) => (
          <ReturnRowFields
            key={row.uuid}
            row={row}
            number={index + 1}
            left={form.left}
            mayRestock={!form.isPast}
            problem={form.problemOf(row)}
            focus={form.rows.focus?.uuid === row.uuid ? form.rows.focus.field : undefined}
            onChange={form.rows.change}
            onRemove={form.rows.remove}
          />
        ))}
      </ol>
      <AddLineButtons entry={form.rows} products={form.products} />
      <ActionBar
        waitsFor={form.isReady ? undefined : t(`returns.problem.${form.firstProblem ?? 'nothing'}`)}
        summary={
          <>
            <span>{t('returns.credit')}</span>
            <strong>
              <Money cents={form.credit} />
            </strong>
          </>
        }
      >
        <Button size="large" onClick={form.back}>
          {t('back')}
        </Button>
        <Button type="primary" size="large" disabled={!form.isReady} loading={form.isRunning} onClick={form.submit}>
          {t(props.existing ? 'returns.save' : 'returns.create')}
        </Button>
      </ActionBar>
    </Page>
  );
}

interface ReturnFormProps {
  order: Order;
  /** The return that is changed; none for a new one. */
  existing?: OrderReturn;
  /** Starts over with the stored return. */
  reload?: () => void;
  /** Refetches the stored return and keeps the input. */
  reread?: () => Promise<unknown>;
}

const doNothing = () => undefined;
const readNothing = () => Promise.resolve();

/** Form of goods returned from an order. It first loads earlier returns and the billed rates. */
export function ReturnForm({ order, existing, reload = doNothing, reread = readNothing }: ReturnFormProps) {
  const returns = useOrdersReturnsOfOrderQuery({ orderId: order.orderId }, { refetchOnMountOrArgChange: true });
  const billed = useBilledOrder(order);
  const [params] = useSearchParams();
  // keeps the form mounted during a refetch, so that its input is not lost
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && billed && returns.data && !returns.isFetching) setBegun(true);
  if (returns.error && !hasBegun)
    return <ErrorState text={failureMessage(returns.error)} onRetry={() => void returns.refetch()} />;
  if (!billed || !returns.data || (returns.isFetching && !hasBegun)) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 6 }} />
      </Page>
    );
  }
  const others = returns.data.list.filter(({ id }) => id !== existing?.id);
  return (
    <ReturnLines
      key={reopenedKey(params)}
      order={billed}
      existing={existing}
      others={others}
      reload={reload}
      reread={reread}
    />
  );
}
