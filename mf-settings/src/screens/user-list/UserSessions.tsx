import { queryFailure } from '@depot/api';
import type { User } from '@depot/contracts/identity';
import { useAction } from '@depot/remote-kit';
import { Button, Modal, useConfirm } from '@depot/ui';
import { useSettingsEndSessionsMutation, useSettingsSessionsQuery } from '../../api/sessions.js';
import { SessionTable } from '../../parts/sessions/SessionTable.js';
import { useTexts } from '../../texts.js';
import { ResetSecondFactor } from './ResetSecondFactor.js';

interface UserSessionsProps {
  user: User | undefined;
  onClose: () => void;
}

/** Where a user is signed in, and signing him out there or everywhere. */
export function UserSessions({ user, onClose }: UserSessionsProps) {
  const { t } = useTexts();
  const act = useAction();
  const confirm = useConfirm();
  const userId = user?.id ?? 0;
  const sessions = useSettingsSessionsQuery({ userId }, { skip: !user, refetchOnMountOrArgChange: true });
  const [end, { isLoading }] = useSettingsEndSessionsMutation();
  const rows = sessions.currentData?.list;
  const others = rows?.some(({ current }) => !current) ?? false;
  const name = user?.name ?? '';
  const endAll = () =>
    confirm({
      title: t('session.endAllQuestion', { name }),
      detail: t('session.endAllDetail'),
      yes: t('session.endAll'),
      no: t('cancel'),
      danger: true,
      run: () => act(end({ userId }).unwrap()),
    });
  return (
    <Modal
      open={Boolean(user)}
      title={t('session.of', { name })}
      onCancel={onClose}
      width={720}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button danger disabled={!others} loading={isLoading} onClick={() => void endAll()}>
            {t('session.endAll')}
          </Button>
        </>
      }
    >
      {user && <ResetSecondFactor user={user} />}
      <SessionTable
        rows={rows}
        failure={queryFailure(sessions)}
        onRetry={() => void sessions.refetch()}
        onEnd={({ sessionId }) => void act(end({ userId, sessionId }).unwrap())}
      />
    </Modal>
  );
}
