import type { RegistryEntry } from '@depot/contracts/deployments';
import { Button, Space } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { PromoteButton } from './PromoteButton.js';
import { PurgeButton } from './PurgeButton.js';
import { newerThan } from './versions.js';

interface VersionActionsProps {
  remote: string;
  entry: RegistryEntry;
  /** Newest first. */
  versions: readonly RegistryEntry[];
  live: string | undefined;
  onSplit: (version: string) => void;
  onRollOut: (version: string) => void;
  onPreview: (version: string) => void;
}

/** Promotes a version, rolls back to it, gives it to a part of the users, shows it to one, or purges it. */
export function VersionActions({ remote, entry, versions, live, onSplit, onRollOut, onPreview }: VersionActionsProps) {
  const { t } = useTexts();
  const { metadata, deployment } = entry;
  const { version } = metadata;
  const isAll = deployment?.default && deployment.traffic === 100;
  const purge = <PurgeButton remote={remote} entry={entry} versions={versions} />;
  if (isAll) return purge;
  const isBack = !newerThan(versions, version, live) && version !== live;
  const question = t(isBack ? 'deployment.rollBackQuestion' : 'deployment.promoteQuestion', { remote, version });
  const warning = deployment?.ended && t(`deployment.wasEnded.${deployment.ended}`, { version });
  return (
    <Space>
      <PromoteButton
        remote={remote}
        version={version}
        isBack={isBack}
        question={question}
        detail={warning}
        isRisky={deployment?.ended === 'halted'}
      />
      {version !== live && (
        <>
          <Button size="small" onClick={() => onSplit(version)}>
            {t('deployment.split')}
          </Button>
          <Button size="small" onClick={() => onRollOut(version)}>
            {t('deployment.rollOut')}
          </Button>
          <Button size="small" onClick={() => onPreview(version)}>
            {t('deployment.preview.open')}
          </Button>
        </>
      )}
      {purge}
    </Space>
  );
}
