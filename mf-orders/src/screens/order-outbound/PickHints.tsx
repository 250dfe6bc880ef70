import type { PickProposal } from '@depot/contracts/inventory';
import { formatDay } from '@depot/contracts/time';
import { DateText, Weight } from '@depot/ui';
import { Amount } from '../../parts/amount/Amount.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';
import classes from './pickHints.module.css';

/** Maximum number of hints of one line: the user needs only the next few. */
const maxShown = 4;

interface PickHintsProps {
  line: OutboundLine;
  /** Undefined while it loads or without a network: picking works without it. */
  proposal: PickProposal | undefined;
}

/** Pieces and lots of a line to ship first: by expiry, then by age. Those already picked are hidden. */
export function PickHints({ line, proposal }: PickHintsProps) {
  const { t } = useTexts();
  const picks = openPicks(line, proposal?.picks ?? []);
  if (picks.length === 0) return null;
  const more = picks.length - maxShown;
  const { hasWeight, name } = line.item;
  return (
    <div className={classes.hints}>
      <span className={classes.title}>{t('outbound.takeFirst')}</span>
      <ul className={classes.list} aria-label={t('outbound.takeFirstOf', { name })}>
        {picks.slice(0, maxShown).map(({ inventoryId, qrValue, lot, expiry, receivedDate, quantity, weight }) => (
          <li key={inventoryId}>
            <strong>
              {hasWeight === 'No' ? <Amount hasWeight={hasWeight} value={quantity} /> : <Weight pounds={weight} />}
            </strong>
            {lot && <span>{t('outbound.lot', { lot })}</span>}
            {expiry ? (
              <span className={classes.expiry}>{t('outbound.expires', { day: formatDay(expiry) })}</span>
            ) : (
              <span>
                {t('outbound.received')} <DateText time={receivedDate} />
              </span>
            )}
            {hasWeight === 'Yes' && <code>{qrValue}</code>}
          </li>
        ))}
      </ul>
      {more > 0 && <span>{t('outbound.moreHints', { count: more })}</span>}
    </div>
  );
}

type ProposedPick = PickProposal['picks'][number];

/** Remaining picks of a proposal: weighed pieces that are not taken yet, at most as many as are missing. */
export function openPicks(line: OutboundLine, picks: readonly ProposedPick[]): readonly ProposedPick[] {
  if (line.kind !== 'weighed') return picks;
  const taken = new Set(line.progress.picks.map(({ inventoryId }) => inventoryId));
  return picks.filter(({ inventoryId }) => !taken.has(inventoryId)).slice(0, line.progress.missing);
}
