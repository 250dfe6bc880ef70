import { queryFailure } from '@depot/api';
import type { ReleaseToken } from '@depot/contracts/deployments';
import { enumerated } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { useAction } from '@depot/remote-kit';
import { Button, DateText, PlusOutlined, useConfirm } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useDeploymentsEndTokenMutation, useDeploymentsTokensQuery } from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import classes from '../deployments.module.css';
import { TokenDialog } from './TokenDialog.js';

interface ReleaseTokensProps {
  /** The remotes that are published, by name. */
  remotes: readonly string[];
}

/** The tokens that teams release their remotes with. */
export function ReleaseTokens({ remotes }: ReleaseTokensProps) {
  const { t } = useTexts();
  const tokens = useDeploymentsTokensQuery();
  const [isAdding, setAdding] = useState(false);
  const columns = useTokenColumns();
  return (
    <section className={classes.remote} aria-label={t('deployment.token.title')}>
      <header className={classes.head}>
        <h2>{t('deployment.token.title')}</h2>
        <Button size="small" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {t('deployment.token.add')}
        </Button>
      </header>
      <DataTable<ReleaseToken>
        label={t('deployment.token.title')}
        rows={tokens.data?.list}
        rowKey="id"
        columns={columns}
        failure={queryFailure(tokens)}
        onRetry={() => void tokens.refetch()}
        emptyText={t('deployment.token.empty')}
      />
      <TokenDialog open={isAdding} remotes={remotes} onClose={() => setAdding(false)} />
    </section>
  );
}

function useTokenColumns(): DataColumn<ReleaseToken>[] {
  const { t } = useTexts();
  return [
    { key: 'name', dataIndex: 'name', title: t('deployment.token.name') },
    {
      key: 'remotes',
      card: 'line',
      title: t('deployment.token.remotes'),
      render: (_, { remotes }) => enumerated(remotes)[currentLanguage()],
    },
    {
      key: 'created',
      card: 'line',
      title: t('deployment.token.created'),
      render: (_, { createdAt, createdBy }) => (
        <>
          <DateText time={createdAt} /> · <bdi>{createdBy}</bdi>
        </>
      ),
    },
    {
      key: 'lastUsed',
      card: 'labelled',
      title: t('deployment.token.lastUsed'),
      render: (_, { lastUsedAt }) => (lastUsedAt === null ? '–' : <DateText time={lastUsedAt} withTime />),
    },
    {
      key: 'expires',
      card: 'labelled',
      title: t('deployment.token.expires'),
      render: (_, { expiresAt }) => <DateText time={expiresAt} />,
    },
    { key: 'actions', title: t('actions'), actions: true, render: (_, token) => <EndToken token={token} /> },
  ];
}

function EndToken({ token: { id, name } }: { token: ReleaseToken }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [end] = useDeploymentsEndTokenMutation();
  const ask = () =>
    confirm({
      title: t('deployment.token.endQuestion', { name }),
      detail: t('deployment.token.endDetail'),
      yes: t('deployment.token.end'),
      no: t('cancel'),
      danger: true,
      run: () => act(end({ id }).unwrap()),
    });
  return (
    <Button size="small" danger onClick={() => void ask()}>
      {t('deployment.token.end')}
    </Button>
  );
}
