import { failureMessage } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { useNavigate } from '@depot/router';
import { Button, CheckCircleOutlined, ErrorState, Money, Page, Skeleton } from '@depot/ui';
import { useOrdersFindQuery } from '../../api/orders.js';
import { listPath } from '../../parts/order-row/rowMemory.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import { useFocusOnMount } from './OrderReview.js';

/** Confirms to a store that its order is placed, and leads on. */
export function OrderPlaced({ orderId }: { orderId: number }) {
  const { data, error, refetch } = useOrdersFindQuery({ orderId });
  if (error && !data) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  return <Page width="form">{data ? <Placed order={data.obj} /> : <Skeleton active paragraph={{ rows: 6 }} />}</Page>;
}

function Placed({ order }: { order: Order }) {
  const { t } = useTexts();
  const { orderId, displayId } = order;
  const navigate = useNavigate();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={classes.placedTitle}>
        <CheckCircleOutlined className={classes.placedIcon} /> {t('new.done', { displayId })}
      </h2>
      <p className={classes.placedText}>{t('placed.next')}</p>
      <PlacedFacts order={order} />
      <div className={classes.placedActions}>
        <Button type="primary" size="large" onClick={() => void navigate(listPath)}>
          {t('placed.orders')}
        </Button>
        <Button size="large" onClick={() => void navigate(`/in/order/edit?id=${orderId}`)}>
          {t('placed.open')}
        </Button>
        <Button size="large" onClick={() => void navigate('/in/order/new')}>
          {t('list.new')}
        </Button>
      </div>
    </>
  );
}

/** What is on the order, what it costs, and by when it is wanted. */
function PlacedFacts({ order: { orderItems, total, estimated, deliveryDate, poNumber } }: { order: Order }) {
  const { t } = useTexts();
  const facts = [
    { name: t('placed.products'), value: t('new.products', { count: orderItems.length }) },
    { name: t(estimated ? 'details.estimatedTotal' : 'invoice.total'), value: <Money dollars={total} /> },
    ...(deliveryDate ? [{ name: t('details.deliveryDate'), value: formatDay(deliveryDate) }] : []),
    ...(poNumber ? [{ name: t('details.poNumber'), value: poNumber }] : []),
  ];
  return (
    <dl className={classes.placedFacts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
