import { queryFailure } from '@depot/api';
import type { OutboxMail } from '@depot/contracts/admin';
import { enumerated } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { useAction } from '@depot/remote-kit';
import { Button, DateText, Page, PageHeader, ReloadOutlined, type Tone, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useAdminOutboxQuery, useAdminSendAgainMutation } from '../../api/admin.js';
import { useTexts } from '../../texts.js';

const address = /(https?:\/\/\S+)/;

/** The plain text of a mail, its addresses as links. */
function MailText({ body }: { body: string }) {
  return (
    <div style={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
      {body.split(address).map((part, index) =>
        address.test(part) ? (
          <a key={index} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}

const tones: Record<OutboxMail['status'], Tone> = { WAITING: 'waiting', KEPT: 'over', SENT: 'good', FAILED: 'bad' };

/** Columns of the mails, with a button to send one again. */
function useMailColumns(): DataColumn<OutboxMail>[] {
  const { t } = useTexts();
  const [sendAgain, { isLoading }] = useAdminSendAgainMutation();
  const act = useAction();
  return [
    { key: 'subject', dataIndex: 'subject', title: t('outbox.subject') },
    {
      key: 'attachments',
      title: t('outbox.attachments'),
      render: (_, { attachments }) => enumerated(attachments)[currentLanguage()] || '–',
    },
    { key: 'to', dataIndex: 'to', title: t('outbox.to') },
    { key: 'time', title: t('outbox.time'), render: (_, { time }) => <DateText time={time} withTime /> },
    {
      key: 'status',
      title: t('outbox.status'),
      render: (_, { status, problem }) => (
        <>
          <ToneTag tone={tones[status]}>{t(`outbox.${status}`)}</ToneTag>
          {problem && <div style={{ maxWidth: '40ch', overflowWrap: 'anywhere' }}>{problem}</div>}
        </>
      ),
    },
    {
      key: 'again',
      title: t('actions'),
      actions: true,
      render: (_, { id, subject, to, maySendAgain }) =>
        maySendAgain && (
          <Button
            size="small"
            disabled={isLoading}
            aria-label={t('outbox.againOf', { subject, to })}
            onClick={() => void act(sendAgain({ id }).unwrap())}
          >
            {t('outbox.again')}
          </Button>
        ),
    },
  ];
}

/** Screen: mails that wait, were sent, or are kept because no mail server is configured. */
export function Outbox() {
  const { t } = useTexts();
  const mails = useAdminOutboxQuery();
  const columns = useMailColumns();
  return (
    <Page>
      <PageHeader
        summary={t('outbox.explained')}
        actions={
          <Button icon={<ReloadOutlined />} loading={mails.isFetching} onClick={() => void mails.refetch()}>
            {t('outbox.reload')}
          </Button>
        }
      />
      <DataTable<OutboxMail>
        label={t('outbox.many')}
        rows={mails.data?.list}
        rowKey="id"
        columns={columns}
        failure={queryFailure(mails)}
        onRetry={() => void mails.refetch()}
        emptyText={t('outbox.empty')}
        expansion={{ render: ({ body }) => <MailText body={body} /> }}
      />
    </Page>
  );
}
