import type { OpenSession } from '@depot/contracts/identity';
import { Button, DateText, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { readDeviceName } from './deviceName.js';

interface SessionTableProps {
  rows: readonly OpenSession[] | undefined;
  failure: string | undefined;
  onRetry: () => void;
  /** Absent if the list is read-only. */
  onEnd?: (session: OpenSession) => void;
}

/** Sessions of a user. The current session has no button: it ends with a logout. */
export function SessionTable({ rows, failure, onRetry, onEnd }: SessionTableProps) {
  const { t } = useTexts();
  const getDeviceName = ({ userAgent }: OpenSession) => readDeviceName(userAgent) ?? t('session.unknownDevice');
  const columns: DataColumn<OpenSession>[] = [
    { key: 'device', title: t('session.device'), render: (_, session) => getDeviceName(session) },
    { key: 'address', dataIndex: 'address', title: t('session.address') },
    { key: 'time', title: t('session.since'), render: (_, { time }) => <DateText time={time} withTime /> },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      render: (_, session) =>
        session.current ? (
          <ToneTag tone="good">{t('session.current')}</ToneTag>
        ) : (
          onEnd && (
            <Button
              size="small"
              aria-label={t('session.endNamed', { device: getDeviceName(session) })}
              onClick={() => onEnd(session)}
            >
              {t('session.end')}
            </Button>
          )
        ),
    },
  ];
  return (
    <DataTable<OpenSession>
      label={t('session.many')}
      rows={rows}
      rowKey="sessionId"
      columns={columns}
      failure={failure}
      onRetry={onRetry}
      emptyText={t('session.none')}
    />
  );
}
