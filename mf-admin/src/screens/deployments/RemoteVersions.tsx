import { useState } from 'react';
import type { RegistryEntry } from '@depot/contracts/deployments';
import { useAction } from '@depot/remote-kit';
import { Button, Space, ToneTag, useConfirm } from '@depot/ui';
import { DataTable, type DataColumn } from '@depot/ui/data';
import { useAdminSplitMutation } from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import { SplitDialog } from './SplitDialog.js';
import { liveVersion, newerThan } from './versions.js';

interface RemoteVersionsProps {
  remote: string;
  /** Newest first. */
  versions: RegistryEntry[];
}

/** The versions of one remote. */
export function RemoteVersions({ remote, versions }: RemoteVersionsProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [split] = useAdminSplitMutation();
  const [splitting, setSplitting] = useState<string>();
  const live = liveVersion(versions);

  const promote = (version: string) => {
    const back = !newerThan(versions, version, live);
    return confirm({
      title: t(back ? 'deployment.rollBackQuestion' : 'deployment.promoteQuestion', { remote, version }),
      yes: t(back ? 'deployment.rollBack' : 'deployment.promote'),
      no: t('cancel'),
      danger: back,
      run: () => act(split({ remote, split: [{ version, traffic: 100, default: true }] }).unwrap()),
    });
  };

  const columns: DataColumn<RegistryEntry>[] = [
    { key: 'version', title: t('deployment.version'), render: (_, { metadata }) => metadata.version },
    { key: 'commit', title: t('deployment.commit'), render: (_, { extras }) => extras.shell.commit },
    {
      key: 'traffic',
      title: t('deployment.traffic'),
      numeric: true,
      render: (_, { deployment }) => (deployment && deployment.traffic > 0 ? `${deployment.traffic} %` : '–'),
    },
    {
      key: 'default',
      title: t('deployment.state'),
      render: (_, { deployment }) => deployment?.default && <ToneTag tone="good">{t('deployment.live')}</ToneTag>,
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      width: 220,
      render: (_, { metadata: { version }, deployment }) =>
        !deployment?.default && (
          <Space>
            <Button size="small" onClick={() => void promote(version)}>
              {t(newerThan(versions, version, live) ? 'deployment.promote' : 'deployment.rollBack')}
            </Button>
            <Button size="small" onClick={() => setSplitting(version)}>
              {t('deployment.split')}
            </Button>
          </Space>
        ),
    },
  ];

  return (
    <section style={{ marginBottom: 28 }} aria-label={remote}>
      <h2>
        {remote} <small>{versions[0]?.extras.shell.team}</small>
      </h2>
      <DataTable<RegistryEntry>
        label={remote}
        rows={versions}
        rowKey={({ metadata }) => metadata.version}
        columns={columns}
        emptyText={t('deployment.empty')}
      />
      <SplitDialog remote={remote} live={live} version={splitting} onClose={() => setSplitting(undefined)} />
    </section>
  );
}
