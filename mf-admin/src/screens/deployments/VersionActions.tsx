import type { RegistryEntry } from '@depot/contracts/deployments';
import { Button, Space } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { PromoteButton } from './PromoteButton.js';
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
  const { version } = metadata;
  const isAll = deployment?.default && deployment.traffic === 100;
  if (isAll) return null;
  const isBack = !newerThan(versions, version, live) && version !== live;
  const question = t(isBack ? 'deployment.rollBackQuestion' : 'deployment.promoteQuestion', { remote, version });
  return (
    <Space>
      <PromoteButton remote={remote} version={version} isBack={isBack} question={question} />
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
