import { Button } from '@depot/ui';
import { StickyBar } from '../../parts/sticky-bar/StickyBar.js';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';
import classes from './outbound.module.css';
import type { Outbound } from './useOutbound.js';

/** Names of lines that are not complete, at most so many. */
const maxNamed = 2;

function missingOf(line: OutboundLine): string[] {
  return line.valid ? [] : [line.item.name];
}

/** What is still missing, by name, and sending the order out once nothing is. */
export function OutboundBar({ outbound, onBack }: { outbound: Outbound; onBack: () => void }) {
  const { t } = useTexts();
  const { lines, progress, ticking, isStale, isQueued, isRunning, submit } = outbound;
  const unticked = lines.filter(
    ({ kind, item }) => kind !== 'weighed' && !ticking.ticks.includes(item.orderItemId),
  ).length;
  const names = lines.flatMap(missingOf);
  const named = names.slice(0, maxNamed).join(', ');
  const more = names.length - maxNamed;
  const missing =
    more > 0 ? t('outbound.missingMore', { names: named, count: more }) : t('outbound.missingNames', { names: named });
  const ready = unticked > 0 ? t('outbound.readyUnticked', { count: unticked }) : t('outbound.ready');
  return (
    <StickyBar
      summary={
        <span role="status" className={progress.ready ? classes.fine : classes.missing}>
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
    </StickyBar>
  );
}
