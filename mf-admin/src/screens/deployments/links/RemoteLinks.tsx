import { queryFailure } from '@depot/api';
import type { RemoteLink } from '@depot/contracts/deployments';
import { useAction, useNotify } from '@depot/remote-kit';
import { Button, DateText, Space } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useDeploymentsEndLinkMutation, useDeploymentsLinksQuery } from '../../../api/deployments.js';
import { useTexts } from '../../../texts.js';
import classes from '../deployments.module.css';

/** Links of one remote that have not ended: previews and what is being developed. Nothing without any. */
export function RemoteLinks({ remote }: { remote: string }) {
  const { t } = useTexts();
  const links = useDeploymentsLinksQuery();
  const rows = links.data?.list.filter((link) => link.remote === remote) ?? [];
  const columns = useLinkColumns();
  const failure = queryFailure(links);
  if (rows.length === 0 && !failure) return null;
  return (
    <section className={classes.links} aria-label={t('deployment.preview.links')}>
      <h3>{t('deployment.preview.links')}</h3>
      <DataTable<RemoteLink>
        label={t('deployment.preview.links')}
        rows={rows}
        rowKey="id"
        columns={columns}
        failure={failure}
        onRetry={() => void links.refetch()}
      />
    </section>
  );
}

function useLinkColumns(): DataColumn<RemoteLink>[] {
  const { t } = useTexts();
  return [
    { key: 'user', dataIndex: 'user', title: t('deployment.reader.user') },
    {
      key: 'subject',
      card: 'line',
      title: t('deployment.preview.subject'),
      render: (_, { version, origin }) => version ?? origin,
    },
    {
      key: 'until',
      card: 'labelled',
      title: t('deployment.preview.until'),
      render: (_, { until }) => <DateText time={until} withTime />,
    },
    {
      key: 'opened',
      card: 'labelled',
      title: t('deployment.preview.opened'),
      render: (_, { openedAt }) => (openedAt === null ? '–' : <DateText time={openedAt} withTime />),
    },
    { key: 'actions', title: t('actions'), actions: true, render: (_, link) => <LinkActions link={link} /> },
  ];
}

function LinkActions({ link: { id, address } }: { link: RemoteLink }) {
  const { t } = useTexts();
  const act = useAction();
  const notify = useNotify();
  const [end] = useDeploymentsEndLinkMutation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(t('deployment.token.copied'));
    } catch {
      notify.warning(address);
    }
  };
  return (
    <Space>
      <Button size="small" onClick={() => void copy()}>
        {t('deployment.token.copy')}
      </Button>
      <Button size="small" danger onClick={() => void act(end({ id }).unwrap())}>
        {t('deployment.preview.end')}
      </Button>
    </Space>
  );
}
