import type { Order } from '@depot/contracts/orders';
import { listNames } from '@depot/i18n';
import { ScanField } from '@depot/scanning';
import { ActionBar, Button, Page } from '@depot/ui';
import { OrderTitle } from '../../parts/order-gate/OrderTitle.js';
import { useReturnToList } from '../../parts/order-gate/useOrderParams.js';
import { QueuedOutbounds } from '../../parts/outbound-queue/QueuedOutbounds.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine, OutboundProgress } from './lineState.js';
import classes from './outbound.module.css';
import { OutboundLineCard } from './OutboundLineCard.js';
import type { Piece } from './pieces.js';
import { type Outbound, useOutbound } from './useOutbound.js';
import { useProposal } from './usePieces.js';

/** Maximum number of incomplete lines to name. */
const maxNamed = 2;

function listMissing(line: OutboundLine): string[] {
  return line.valid ? [] : [line.item.name];
}

/** Names of the incomplete lines, and the button to ship the order once there are none. */
function OutboundBar({ outbound, onBack }: { outbound: Outbound; onBack: () => void }) {
  const { t } = useTexts();
  const { lines, progress, ticking, isStale, isQueued, isRunning, submit } = outbound;
  const unticked = lines.filter(
    ({ kind, item }) => kind !== 'weighed' && !ticking.ticks.includes(item.orderItemId),
  ).length;
  const names = lines.flatMap(listMissing);
  const named = listNames(names.slice(0, maxNamed));
  const more = names.length - maxNamed;
  const missing =
    more > 0 ? t('outbound.missingMore', { names: named, count: more }) : t('outbound.missingNames', { names: named });
  const ready = unticked > 0 ? t('outbound.readyUnticked', { count: unticked }) : t('outbound.ready');
  return (
    <ActionBar
      summary={
        <span role="status" className={progress.ready ? (unticked > 0 ? undefined : classes.fine) : classes.missing}>
          {progress.ready ? ready : missing}
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
        onClick={submit}
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
        {progress.wanted > 0 && <OutboundProgressBar progress={progress} />}
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

/** Number of found pieces and their total. */
function OutboundProgressBar({ progress }: { progress: OutboundProgress }) {
  const { t } = useTexts();
  const { found, wanted } = progress;
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('outbound.progress')}
        aria-valuemin={0}
        aria-valuemax={wanted}
        aria-valuenow={found}
        data-done={found === wanted}
      >
        <div className={classes.fill} style={{ width: `${(found / wanted) * 100}%` }} />
      </div>
      <strong>{t('outbound.found', { found, wanted })}</strong>
    </div>
  );
}
