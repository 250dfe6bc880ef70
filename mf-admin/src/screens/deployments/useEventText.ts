import type { ReleaseEvent } from '@depot/contracts/deployments';
import { useTexts } from '../../texts.js';
import { percent } from './versions.js';

/** What happened, in a sentence. */
export function useEventText(): (event: ReleaseEvent) => string {
  const { t } = useTexts();
  return ({ kind, version, commit, split, steps, everyMinutes, loads, success, errorRate, stableErrorRate }) => {
    const served = split
      ?.map((share) => t('deployment.served', { version: share.version, traffic: share.traffic }))
      .join(', ');
    return t(`deployment.event.${kind}`, {
      version,
      commit,
      split: served,
      steps: steps?.join(', '),
      minutes: everyMinutes,
      loads,
      success: percent(success),
      errors: percent(errorRate),
      stableErrors: percent(stableErrorRate),
    });
  };
}
