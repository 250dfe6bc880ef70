import { queryFailure } from '@depot/api';
import type { ReleaseEvent } from '@depot/contracts/deployments';
import { enumerated } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { DateText, Drawer, EmptyState, ErrorState, Skeleton } from '@depot/ui';
import { useDeploymentsHistoryQuery } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';
import { useTargetText } from './TargetField.js';
import { percent } from './versions.js';

interface HistoryDrawerProps {
  /** A remote, or the shell. */
  remote: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** What happened to a remote: who published what, and who gave it to whom. */
export function HistoryDrawer({ remote, title, open, onClose }: HistoryDrawerProps) {
  const { t } = useTexts();
  const history = useDeploymentsHistoryQuery({ remote }, { skip: !open });
  const failure = queryFailure(history);
  const events = history.data?.list;
  return (
    <Drawer open={open} onClose={onClose} title={title} size={520} destroyOnHidden>
      {failure && <ErrorState text={failure} onRetry={() => void history.refetch()} />}
      {!failure && !events && <Skeleton active />}
      {events?.length === 0 && <EmptyState text={t('deployment.historyEmpty')} />}
      <ol className={classes.history}>
        {events?.map((event) => (
          <HistoryEntry key={event.id} event={event} />
        ))}
      </ol>
    </Drawer>
  );
}

function HistoryEntry({ event }: { event: ReleaseEvent }) {
  const text = useEventText();
  return (
    <li>
      <p>{text(event)}</p>
      <small>
        <DateText time={event.time} withTime /> · <bdi>{event.who}</bdi>
      </small>
    </li>
  );
}

/** What happened, in a sentence. */
function useEventText(): (event: ReleaseEvent) => string {
  const { t } = useTexts();
  const targetText = useTargetText();
  return ({ kind, version, commit, split, steps, first, everyMinutes, loads, success, errorRate, stableErrorRate }) => {
    const language = currentLanguage();
    const served = split?.map(({ version: name, traffic, targets }) =>
      [t('deployment.served', { version: name, traffic }), ...(targets ?? []).map(targetText)].join(' · '),
    );
    return t(first?.length ? 'deployment.event.rolloutChosen' : `deployment.event.${kind}`, {
      first: first && enumerated(first.map(targetText))[language],
      version,
      commit,
      split: served && enumerated(served)[language],
      steps: steps && enumerated(steps)[language],
      minutes: everyMinutes,
      loads,
      success: percent(success),
      errors: percent(errorRate),
      stableErrors: percent(stableErrorRate),
    });
  };
}
