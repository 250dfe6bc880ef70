import { queryFailure } from '@depot/api';
import type { ReleaseToken } from '@depot/contracts/deployments';
import { enumerated } from '@depot/contracts/errors';
import { currentLanguage, type TFunction } from '@depot/i18n';
import { useAction } from '@depot/remote-kit';
import { Button, DateText, PlusOutlined, Space, useConfirm } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useDeploymentsEndTokenMutation, useDeploymentsTokensQuery } from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import classes from '../deployments.module.css';
import { NoticesDialog } from './NoticesDialog.js';
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
    ...timeColumns(t),
    {
      key: 'notices',
      card: 'labelled',
      title: t('deployment.token.notices'),
      render: (_, token) => <Notices token={token} />,
    },
    { key: 'actions', title: t('actions'), actions: true, render: (_, token) => <TokenActions token={token} /> },
  ];
}

/** When a token was used, and when it ends. */
const timeColumns = (t: TFunction<'mf-admin'>): DataColumn<ReleaseToken>[] => [
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
];

/** Who is told of a halt. */
function Notices({ token: { noticeEmail, noticeUrl } }: { token: ReleaseToken }) {
  const known = [noticeEmail, noticeUrl].filter((each) => each !== null);
  if (known.length === 0) return '–';
  return known.map((each) => (
    <span key={each} className={classes.told}>
      {each}
    </span>
  ));
}

function TokenActions({ token }: { token: ReleaseToken }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Space>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('deployment.token.notices')}
      </Button>
      <EndToken token={token} />
      {isOpen && <NoticesDialog token={token} onClose={() => setOpen(false)} />}
    </Space>
  );
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
