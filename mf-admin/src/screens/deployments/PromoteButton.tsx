import { useAction } from '@depot/remote-kit';
import { Button, useConfirm } from '@depot/ui';
import { useDeploymentsSplitMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';

interface PromoteButtonProps {
  /** A remote, or the shell. */
  remote: string;
  version: string;
  /** Everybody has a later one now. */
  isBack: boolean;
  /** What is asked before. */
  question: string;
  /** What it means, where the question does not say it. */
  detail?: string;
  /** It was halted automatically before. */
  isRisky?: boolean;
  /** Text of the button; names what it does if omitted. */
  label?: string;
}

/** Gives a version to everybody, forth or back, once it is confirmed. */
export function PromoteButton({
  remote,
  version,
  isBack,
  question,
  detail,
  isRisky = false,
  label,
}: PromoteButtonProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [split] = useDeploymentsSplitMutation();
  const verb = t(isBack ? 'deployment.rollBack' : 'deployment.promote');
  const ask = () =>
    confirm({
      title: question,
      detail,
      yes: verb,
      no: t('cancel'),
      danger: isBack || isRisky,
      run: () => act(split({ remote, split: [{ version, traffic: 100, default: true }] }).unwrap()),
    });
  return (
    <Button size="small" onClick={() => void ask()}>
      {label ?? verb}
    </Button>
  );
}
