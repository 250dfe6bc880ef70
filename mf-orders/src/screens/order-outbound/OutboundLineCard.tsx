import type { PickProposal } from '@depot/contracts/inventory';
import { Checkbox } from '@depot/ui';
import { Amount } from '../../parts/amount/Amount.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';
import classes from './outbound.module.css';
import { PickHints } from './PickHints.js';
import type { Outbound } from './useOutbound.js';
import { WeighedLine } from './WeighedLine.js';

interface OutboundLineCardProps {
  line: OutboundLine;
  proposal: PickProposal | undefined;
  outbound: Outbound;
}

/** One line: location, ordered amount and missing amount. */
export function OutboundLineCard({ line, proposal, outbound }: OutboundLineCardProps) {
  const { t } = useTexts();
  const { item, valid } = line;
  const { ticks, toggle } = outbound.packed;
  const isTicked = ticks.includes(item.orderItemId);
  return (
    <li className={classes.line} data-done={valid && (isTicked || line.kind === 'weighed')}>
      <div className={classes.lineHead}>
        <div className={classes.lineName}>
          {item.name}
          {item.location && <span className={classes.location}>{item.location}</span>}
        </div>
        <div className={classes.lineAmount}>
          {line.kind === 'weighed' ? (
            <strong>{t('outbound.found', { found: line.progress.matched, wanted: line.line.quantity })}</strong>
          ) : (
            <strong>
              <Amount hasWeight={item.hasWeight} value={line.wanted} />
            </strong>
          )}
        </div>
      </div>
      {item.notes && <div className={classes.lineNotes}>{item.notes}</div>}
      <PickHints line={line} proposal={proposal} />
      {line.kind === 'weighed' && <WeighedLine line={line} onWeight={outbound.onWeight} onRemove={outbound.remove} />}
      {line.kind === 'pooled' && (
        <div className={valid ? classes.fine : classes.problem}>
          {t('outbound.pooled')} <Amount hasWeight={item.hasWeight} value={line.available} />
        </div>
      )}
      {line.kind !== 'weighed' && (
        <TickOff name={item.name} isTicked={isTicked} onToggle={() => toggle(item.orderItemId)} />
      )}
    </li>
  );
}

interface TickOffProps {
  name: string;
  isTicked: boolean;
  onToggle: () => void;
}

/** A scan of the lot's label or of the item's bars confirms the line; ticking it off by hand does, too. */
function TickOff({ name, isTicked, onToggle }: TickOffProps) {
  const { t } = useTexts();
  return (
    <Checkbox className={classes.tick} checked={isTicked} onChange={onToggle} aria-label={t('outbound.tick', { name })}>
      {t('outbound.packed')}
    </Checkbox>
  );
}
