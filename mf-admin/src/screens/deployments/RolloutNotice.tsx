import type { Rollout } from '@depot/contracts/deployments';
import { useAction } from '@depot/remote-kit';
import { useClaims } from '@depot/session';
import { Alert, Button, dateTimeText, useConfirm } from '@depot/ui';
import { useDeploymentsStopRolloutMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';
import { percent } from './versions.js';

interface RolloutNoticeProps {
  rollout: Rollout;
  /** Opens the errors of a version. */
  onShowErrors: (version: string) => void;
}

/** What is being rolled out, with the way back; or that a version was taken back, and why. */
export function RolloutNotice({ rollout, onShowErrors }: RolloutNoticeProps) {
  if (rollout.status === 'RUNNING') return <Running rollout={rollout} />;
  return rollout.status === 'HALTED' ? <Halted rollout={rollout} onShowErrors={onShowErrors} /> : null;
}

function Running({ rollout: { remote, version, stable, steps, step, nextAt } }: { rollout: Rollout }) {
  const { t } = useTexts();
  const { tz } = useClaims();
  const confirm = useConfirm();
  const act = useAction();
  const [stop] = useDeploymentsStopRolloutMutation();
  const ask = () =>
    confirm({
      title: t('deployment.stopQuestion', { remote, version }),
      detail: t('deployment.stopDetail', { stable }),
      yes: t('deployment.stop'),
      no: t('deployment.keepGoing'),
      danger: true,
      run: () => act(stop({ remote }).unwrap()),
    });
  const traffic = steps[step - 1];
  const values = { version, step, steps: steps.length, traffic, time: dateTimeText(nextAt, tz) };
  return (
    <Alert
      className={classes.notice}
      type="info"
      title={t(traffic === 0 ? 'deployment.rolloutChosen' : 'deployment.rolloutRunning', values)}
      action={
        <Button size="small" onClick={() => void ask()}>
          {t('deployment.stop')}
        </Button>
      }
    />
  );
}

function Halted({ rollout: { version, endedAt, halt }, onShowErrors }: RolloutNoticeProps) {
  const { t } = useTexts();
  const { tz } = useClaims();
  if (!halt || endedAt === null) return null;
  const values = {
    version,
    time: dateTimeText(endedAt, tz),
    loads: halt.loads,
    success: percent(halt.success),
    errors: percent(halt.errorRate),
    stableErrors: percent(halt.stableErrorRate),
  };
  return (
    <Alert
      className={classes.notice}
      type="warning"
      title={t(halt.rule === 'success' ? 'deployment.haltedSuccess' : 'deployment.haltedErrors', values)}
      action={
        <Button size="small" onClick={() => onShowErrors(version)}>
          {t('deployment.errors.show')}
        </Button>
      }
    />
  );
}
