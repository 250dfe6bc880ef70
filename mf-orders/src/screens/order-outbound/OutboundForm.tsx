import type { Order } from '@depot/contracts/orders';
import { ScanField } from '@depot/scanning';
import { Page } from '@depot/ui';
import { OrderHeader } from '../../parts/order-gate/OrderHead.js';
import { useReturnToList } from '../../parts/order-gate/useReturnToList.js';
import { QueuedOutbounds } from '../../parts/outbound-queue/QueuedOutbounds.js';
import { useTexts } from '../../texts.js';
import classes from './outbound.module.css';
import { OutboundBar } from './OutboundBar.js';
import { OutboundLineCard } from './OutboundLineCard.js';
import { OutboundProgressBar } from './OutboundProgressBar.js';
import type { Piece } from './pieces.js';
import { useOutbound } from './useOutbound.js';
import { useProposal } from './useProposal.js';

export interface OutboundFormProps {
  order: Order;
  /** In stock, oldest first. */
  pieces: readonly Piece[];
  onNewPiece: (piece: Piece) => void;
  /** What is known of the stock is not true any more. */
  onStaleStock: () => void;
}

/** One task: find the pieces. Progress and what is missing stay in sight above and below the lines. */
export function OutboundForm(props: OutboundFormProps) {
  const { t } = useTexts();
  const back = useReturnToList();
  const outbound = useOutbound(props, back);
  const { lines, progress } = outbound;
  const proposal = useProposal(props.order.orderItems);
  return (
    <Page>
      <OrderHeader order={props.order} onBack={back} />
      <QueuedOutbounds queue={outbound.queue} />
      {progress.wanted > 0 && (
        <div className={classes.scan}>
          <OutboundProgressBar progress={progress} />
          <ScanField
            onScan={outbound.onScan}
            enabled={!outbound.isRunning && !outbound.isStale && !outbound.isQueued}
            label={t('outbound.scan')}
          />
        </div>
      )}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <OutboundLineCard
            key={line.item.orderItemId}
            line={line}
            proposal={proposal.get(line.item.productId)}
            outbound={outbound}
          />
        ))}
      </ul>
      <OutboundBar outbound={outbound} onBack={back} />
    </Page>
  );
}
