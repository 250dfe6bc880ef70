import type { RegistryEntry, Rollout, VersionHealth } from '@depot/contracts/deployments';
import { useAction } from '@depot/remote-kit';
import { Button, useConfirm } from '@depot/ui';
import { DataTable, usePaging } from '@depot/ui/data';
import { useState } from 'react';
import { useDeploymentsWithdrawMutation } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import { useVersionColumns, type VersionRow } from './columns.js';
import classes from './deployments.module.css';
import { allVersions, ErrorsDrawer } from './errors/ErrorsDrawer.js';
import { HistoryDrawer } from './HistoryDrawer.js';
import { PreviewDialog } from './links/PreviewDialog.js';
import { RemoteLinks } from './links/RemoteLinks.js';
import { OverrideButton } from './OverrideButton.js';
import { RolloutDialog } from './RolloutDialog.js';
import { RolloutNotice } from './RolloutNotice.js';
import { SplitDialog } from './SplitDialog.js';
import { VersionFigures } from './VersionFigures.js';
import { liveVersion } from './versions.js';

interface RemoteVersionsProps {
  remote: string;
  /** Newest first. */
  versions: RegistryEntry[];
  health: readonly VersionHealth[];
  /** The latest one. */
  rollout: Rollout | undefined;
  /** Origins that a remote which is being worked on may come from. */
  allowed: readonly string[];
}

const pageLength = 6;

/** The versions of one remote: those with users and the newest ones first. */
export function RemoteVersions({ remote, versions, health, rollout, allowed }: RemoteVersionsProps) {
  const { t } = useTexts();
  const [splitting, setSplitting] = useState<string>();
  const [rollingOut, setRollingOut] = useState<string>();
  const [previewing, setPreviewing] = useState<string>();
  const [errorsOf, setErrorsOf] = useState<string>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const live = liveVersion(versions);
  const rows = versions
    .map((entry): VersionRow => ({ entry, health: health.find(({ version }) => version === entry.metadata.version) }))
    .sort((one, other) => (other.entry.deployment?.traffic ?? 0) - (one.entry.deployment?.traffic ?? 0));
  const paging = usePaging(rows.length, pageLength);
  const steering = { onSplit: setSplitting, onRollOut: setRollingOut, onPreview: setPreviewing };
  const columns = useVersionColumns({ remote, versions, live, ...steering });
  return (
    <section className={classes.remote} aria-label={remote}>
      <header className={classes.head}>
        <h2>
          {remote} <small>{versions[0]?.extras.shell.team}</small>
        </h2>
        <span>
          <OverrideButton remote={remote} versions={versions} allowed={allowed} />
          <Button size="small" type="text" onClick={() => setErrorsOf(allVersions)}>
            {t('deployment.errors.open')}
          </Button>
          <Button size="small" type="text" onClick={() => setHistoryOpen(true)}>
            {t('deployment.history')}
          </Button>
          {live !== undefined && <WithdrawButton remote={remote} />}
        </span>
      </header>
      {rollout && <RolloutNotice rollout={rollout} onShowErrors={setErrorsOf} />}
      <DataTable<VersionRow>
        label={remote}
        rows={rows}
        rowKey={({ entry }) => entry.metadata.version}
        columns={columns}
        paging={paging}
        emptyText={t('deployment.empty')}
        expansion={{
          can: (row) => row.health !== undefined,
          render: (row) => row.health && <VersionFigures health={row.health} />,
        }}
      />
      <RemoteLinks remote={remote} />
      <PreviewDialog remote={remote} version={previewing} onClose={() => setPreviewing(undefined)} />
      <SplitDialog remote={remote} live={live} version={splitting} onClose={() => setSplitting(undefined)} />
      <RolloutDialog remote={remote} version={rollingOut} onClose={() => setRollingOut(undefined)} />
      <ErrorsDrawer
        remote={remote}
        versions={versions.map(({ metadata }) => metadata.version)}
        version={errorsOf}
        onChange={setErrorsOf}
        onClose={() => setErrorsOf(undefined)}
      />
      <HistoryDrawer
        remote={remote}
        title={t('deployment.historyOf', { remote })}
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </section>
  );
}

/** Takes a remote from everybody, until one of its versions is promoted again. */
function WithdrawButton({ remote }: { remote: string }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [withdraw] = useDeploymentsWithdrawMutation();
  const ask = () =>
    confirm({
      title: t('deployment.withdrawQuestion', { remote }),
      detail: t('deployment.withdrawDetail'),
      yes: t('deployment.withdraw'),
      no: t('cancel'),
      danger: true,
      run: () => act(withdraw({ remote }).unwrap()),
    });
  return (
    <Button size="small" type="text" danger onClick={() => void ask()}>
      {t('deployment.withdraw')}
    </Button>
  );
}
