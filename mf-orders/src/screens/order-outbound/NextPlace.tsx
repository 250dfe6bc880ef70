import { Amount } from '../../parts/amount/Amount.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';
import classes from './outbound.module.css';

/** Place of the next line to confirm, in the largest type of the page; the product where it has no place. */
export function NextPlace({ line }: { line: OutboundLine | undefined }) {
  const { t } = useTexts();
  if (!line) return null;
  const { item } = line;
  return (
    <div className={classes.next} role="group" aria-label={t('outbound.next')}>
      <strong className={classes.place}>{item.location || item.name}</strong>
      <span>
        {item.location && `${item.name} · `}
        <OpenAmount line={line} />
      </span>
    </div>
  );
}

/** Amount of a line that is still to be found. */
function OpenAmount({ line }: { line: OutboundLine }) {
  const { t } = useTexts();
  if (line.kind === 'weighed') return t('outbound.missing', { count: line.progress.missing });
  return <Amount hasWeight={line.item.hasWeight} value={line.wanted} />;
}
