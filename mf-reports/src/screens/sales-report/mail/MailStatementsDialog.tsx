import { queryFailure } from '@depot/api';
import type { StatementRecipient } from '@depot/contracts/documents';
import { DownloadButton } from '@depot/downloads';
import { useIsHere } from '@depot/router';
import { Alert, Button, Checkbox, DateText, DownloadOutlined, MailOutlined, Modal, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable, usePaging } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { useDocumentsStatementRecipientsQuery } from '../../../api/generated/documents.js';
import type { Period } from '../../../parts/period/period.js';
import { PeriodText } from '../../../parts/period/usePeriod.js';
import { useTexts } from '../../../texts.js';
import classes from './mail.module.css';
import { assignRecipients, listRecipientNames, useMailStatements } from './useMailStatements.js';

interface MailStatementsDialogProps {
  period: Period;
  onClose: () => void;
}

/** Width in pixels. */
const width = 720;
const rowsPerPage = 10;

/** Recipients of the period's statement by mail, those who already received it, and those without an address. */
export function MailStatementsDialog({ period, onClose }: MailStatementsDialogProps) {
  const { t } = useTexts();
  const range = { start: period.start, end: period.end };
  const recipients = useDocumentsStatementRecipientsQuery(range, { refetchOnMountOrArgChange: true });
  const isHere = useIsHere();
  const [again, setAgain] = useState(false);
  const rows = recipients.isError ? undefined : recipients.data?.list;
  const { due, mailed, unreachable } = assignRecipients(rows ?? [], again);
  const listed = rows && [...due, ...rows.filter((row) => !due.includes(row))];
  const { mail, isBusy, progress } = useMailStatements(() => isHere() && void recipients.refetch());
  const columns = useRecipientColumns();
  const paging = usePaging(rows?.length ?? 0, rowsPerPage);
  return (
    <Modal
      open
      width={width}
      title={t('mail.title')}
      onCancel={onClose}
      footer={
        <DialogButtons
          count={due.length}
          isBusy={isBusy}
          onClose={onClose}
          onSend={() => void mail({ ...range, again }, due.length)}
        />
      }
    >
      <div className={classes.body}>
        <p className={classes.period}>
          <PeriodText period={period} />
        </p>
        {unreachable.length > 0 && <UnreachableNote recipients={unreachable} range={range} />}
        <DataTable<StatementRecipient>
          label={t('mail.title')}
          columns={columns}
          rows={listed}
          rowKey="userId"
          failure={queryFailure(recipients)}
          onRetry={() => void recipients.refetch()}
          emptyText={t('sales.empty')}
          paging={paging}
        />
        {mailed.length > 0 && (
          <Checkbox checked={again} onChange={({ target }) => setAgain(target.checked)}>
            {t('mail.again', { count: mailed.length })}
          </Checkbox>
        )}
      </div>
      {progress}
    </Modal>
  );
}

interface DialogButtonsProps {
  /** Number of mails to send now. */
  count: number;
  isBusy: boolean;
  onClose: () => void;
  onSend: () => void;
}

function DialogButtons({ count, isBusy, onClose, onSend }: DialogButtonsProps) {
  const { t } = useTexts();
  return (
    <>
      <Button onClick={onClose}>{t('mail.close')}</Button>
      <Button type="primary" icon={<MailOutlined />} disabled={count === 0} loading={isBusy} onClick={onSend}>
        {t('mail.send', { count })}
      </Button>
    </>
  );
}

interface UnreachableNoteProps {
  recipients: readonly StatementRecipient[];
  range: { start: number; end: number };
}

/** Lists recipients without an email address; their statements can be downloaded. */
function UnreachableNote({ recipients, range }: UnreachableNoteProps) {
  const { t } = useTexts();
  const { names, more } = listRecipientNames(recipients);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('mail.unreachable', { count: recipients.length })}
      description={more > 0 ? t('mail.andMore', { names, count: more }) : names}
      action={
        <DownloadButton
          icon={<DownloadOutlined />}
          file={{
            path: '/document/statements/download',
            body: { ...range, storeIds: recipients.map(({ userId }) => userId) },
            count: recipients.length,
            title: t('mail.downloadUnreachable'),
          }}
        >
          {t('mail.downloadUnreachable')}
        </DownloadButton>
      }
    />
  );
}

/** Who, where to, and when it was mailed before. */
function useRecipientColumns(): DataColumn<StatementRecipient>[] {
  const { t } = useTexts();
  return useMemo(
    (): DataColumn<StatementRecipient>[] => [
      { key: 'name', dataIndex: 'name', title: t('sales.customer') },
      {
        key: 'mailTo',
        title: t('mail.address'),
        render: (_, { mailTo }) => mailTo ?? <ToneTag tone="bad">{t('mail.noAddress')}</ToneTag>,
      },
      {
        key: 'mailed',
        title: t('mail.mailed'),
        render: (_, { mailedTime }) => <DateText time={mailedTime} withTime />,
      },
    ],
    [t],
  );
}
