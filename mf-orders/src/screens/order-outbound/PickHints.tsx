import type { PickProposal } from '@depot/contracts/inventory';
import { formatDay } from '@depot/contracts/time';
import { DateText, Weight } from '@depot/ui';
import { Amount } from '../../parts/amount/Amount.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';
import classes from './pickHints.module.css';

/** Hints of one line, at most so many: the next few are what a person goes for. */
const maxShown = 4;

interface PickHintsProps {
  line: OutboundLine;
  /** Undefined while it is not known, or where the network is away: picking goes on without it. */
  proposal: PickProposal | undefined;
}

/** Which pieces and lots of a line should leave first: the earliest expiry, then the oldest. Taken ones give way. */
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

/** What of a proposal is still to be taken: of weighed pieces those that were not, and no more than are missing. */
export function openPicks(line: OutboundLine, picks: readonly ProposedPick[]): readonly ProposedPick[] {
  if (line.kind !== 'weighed') return picks;
  const taken = new Set(line.progress.picks.map(({ inventoryId }) => inventoryId));
  return picks.filter(({ inventoryId }) => !taken.has(inventoryId)).slice(0, line.progress.missing);
}
