import { failureMessage } from '@depot/api';
import { mayTransition, type Order } from '@depot/contracts/orders';
import { useClaims } from '@depot/session';
import { ErrorState, Page, Skeleton } from '@depot/ui';
import { OrderLoader } from '../../parts/order-loader/OrderLoader.js';
import { useTexts } from '../../texts.js';
import { listPickLines } from './lineState.js';
import { OutboundForm } from './OutboundForm.js';
import { usePieces } from './usePieces.js';

/** Scans or weighs the goods of an order out of the warehouse. */
export function OrderOutbound() {
  const { t } = useTexts();
  const { r: role, v } = useClaims();
  return (
    <OrderLoader
      title={(displayId) => t('outbound.title', { displayId })}
      allowed={({ status }) => mayTransition('outbound', status, role, v === 'true')}
    >
      {(order) => <WithPieces order={order} />}
    </OrderLoader>
  );
}

/** Scanning starts once the pieces have loaded; it then needs no network. */
function WithPieces({ order }: { order: Order }) {
  const stock = usePieces(listPickLines(order.orderItems).map(({ productId }) => productId));
  if (stock.error) return <ErrorState text={failureMessage(stock.error)} onRetry={stock.reload} />;
  if (!stock.pieces) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  return <OutboundForm order={order} pieces={stock.pieces} onNewPiece={stock.add} onStaleStock={stock.reload} />;
}
