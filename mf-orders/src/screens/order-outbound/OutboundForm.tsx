import type { Order } from '@depot/contracts/orders';
import { listNames } from '@depot/i18n';
import { ScanField } from '@depot/scanning';
import { ActionBar, Button, Page } from '@depot/ui';
import { QueuedOutbounds } from '../../outbound/QueuedOutbounds.js';
import { OrderTitle } from '../../parts/order-loader/OrderTitle.js';
import { useReturnToList } from '../../parts/order-loader/useOrderParams.js';
import { useTexts } from '../../texts.js';
import { NextPlace } from './NextPlace.js';
import classes from './outbound.module.css';
import { OutboundLineCard } from './OutboundLineCard.js';
import type { Piece } from './pieces.js';
import { type Outbound, useOutbound } from './useOutbound.js';
import { useProposal } from './usePieces.js';

/** Maximum number of incomplete lines to name. */
const maxNamed = 2;

/** Names of the incomplete lines, or the number of lines that the user has not confirmed. */
function OutboundSummary({ lines, progress }: Pick<Outbound, 'lines' | 'progress'>) {
  const { t } = useTexts();
  const invalid = lines.flatMap(({ valid, item }) => (valid ? [] : [item.name]));
  const names = listNames(invalid.slice(0, maxNamed));
  const more = invalid.length - maxNamed;
  const count = progress.unconfirmed.length;
  if (more > 0) return <span className={classes.missing}>{t('outbound.missingMore', { names, count: more })}</span>;
  if (invalid.length > 0) return <span className={classes.missing}>{t('outbound.missingNames', { names })}</span>;
  if (count > 0) return t('outbound.unconfirmed', { count });
  return <span className={classes.fine}>{t('outbound.ready')}</span>;
}

/** Button to ship the order, disabled while a line is invalid; the summary beside it says why. */
function OutboundBar({ outbound, onBack }: { outbound: Outbound; onBack: () => void }) {
  const { t } = useTexts();
  const { progress, isStale, isQueued, isRunning, submit } = outbound;
  return (
    <ActionBar
      summary={
        <span role="status">
          <OutboundSummary {...outbound} />
        </span>
      }
    >
      <Button size="large" onClick={onBack}>
        {t('back')}
      </Button>
      <Button
        type="primary"
        size="large"
        disabled={!progress.ready || isStale || isQueued}
        loading={isRunning}
        onClick={() => void submit()}
      >
        {t('outbound.submit')}
      </Button>
    </ActionBar>
  );
}

export interface OutboundFormProps {
  order: Order;
  /** In stock, oldest first. */
  pieces: readonly Piece[];
  onNewPiece: (piece: Piece) => void;
  /** Called when the loaded stock is outdated. */
  onStaleStock: () => void;
}

/** Form to find the pieces of an order. Progress and missing pieces stay visible above and below the lines. */
export function OutboundForm(props: OutboundFormProps) {
  const { t } = useTexts();
  const back = useReturnToList();
  const outbound = useOutbound(props, back);
  const { lines, progress } = outbound;
  const proposal = useProposal(props.order.orderItems);
  return (
    <Page floor>
      <OrderTitle order={props.order} onBack={back} />
      <QueuedOutbounds queue={outbound.queue} />
      <div className={classes.scan}>
        <OutboundProgressBar total={lines.length} unconfirmed={progress.unconfirmed.length} />
        <NextPlace line={progress.unconfirmed[0]} />
        <ScanField
          onScan={outbound.onScan}
          half={outbound.half}
          enabled={!outbound.isRunning && !outbound.isStale && !outbound.isQueued}
          label={t('outbound.scan')}
        />
      </div>
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

/** Number of lines that the user has confirmed by hand, scan or weight. */
function OutboundProgressBar({ total, unconfirmed }: { total: number; unconfirmed: number }) {
  const { t } = useTexts();
  const done = total - unconfirmed;
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('outbound.progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        data-done={done === total}
      >
        <div className={classes.fill} style={{ width: `${(done / total) * 100}%` }} />
      </div>
      <strong>{t('outbound.confirmed', { done, count: total })}</strong>
    </div>
  );
}
