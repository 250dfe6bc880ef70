import type { RegistryEntry } from '@depot/contracts/deployments';
import { useAction } from '@depot/remote-kit';
import { Button, Space, useConfirm } from '@depot/ui';
import { useDeploymentsSplitMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import { newerThan } from './versions.js';

interface VersionActionsProps {
  remote: string;
  entry: RegistryEntry;
  /** Newest first. */
  versions: readonly RegistryEntry[];
  live: string | undefined;
  onSplit: (version: string) => void;
  onRollOut: (version: string) => void;
}

/** Gives a version to everybody, forth or back, or to a part of the users. */
export function VersionActions({
  remote,
  entry: { metadata, deployment },
  versions,
  live,
  onSplit,
  onRollOut,
}: VersionActionsProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [split] = useDeploymentsSplitMutation();
  const { version } = metadata;
  const isAll = deployment?.default && deployment.traffic === 100;
  if (isAll) return null;
  const back = !newerThan(versions, version, live) && version !== live;
  const promote = () =>
    confirm({
      title: t(back ? 'deployment.rollBackQuestion' : 'deployment.promoteQuestion', { remote, version }),
      yes: t(back ? 'deployment.rollBack' : 'deployment.promote'),
      no: t('cancel'),
      danger: back,
      run: () => act(split({ remote, split: [{ version, traffic: 100, default: true }] }).unwrap()),
    });
  return (
    <Space>
      <Button size="small" onClick={() => void promote()}>
        {t(back ? 'deployment.rollBack' : 'deployment.promote')}
      </Button>
      {version !== live && (
        <>
          <Button size="small" onClick={() => onSplit(version)}>
            {t('deployment.split')}
          </Button>
          <Button size="small" onClick={() => onRollOut(version)}>
            {t('deployment.rollOut')}
          </Button>
        </>
      )}
    </Space>
  );
}
