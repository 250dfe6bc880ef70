import { queryFailure } from '@depot/api';
import type { User } from '@depot/contracts/identity';
import { belongsToStore } from '@depot/contracts/permissions';
import { useAction } from '@depot/remote-kit';
import { useClaims, useMay } from '@depot/session';
import { Alert, Button, Modal, useConfirm } from '@depot/ui';
import {
  useIdentityEndSessionsMutation,
  useIdentityResetSecondFactorMutation,
  useIdentitySecondFactorQuery,
  useIdentitySessionsQuery,
} from '../../api/identity.js';
import { SessionTable } from '../../parts/sessions/SessionTable.js';
import { useTexts } from '../../texts.js';

interface UserSessionsProps {
  user: User | undefined;
  onClose: () => void;
}

/** Sessions of a user, with buttons to end one or all. */
export function UserSessions({ user, onClose }: UserSessionsProps) {
  const { t } = useTexts();
  const act = useAction();
  const confirm = useConfirm();
  const userId = user?.id ?? 0;
  const sessions = useIdentitySessionsQuery({ userId }, { skip: !user, refetchOnMountOrArgChange: true });
  const [end, { isLoading }] = useIdentityEndSessionsMutation();
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

/** Shows that a user has a second factor, and resets it for a user who has lost it. */
function ResetSecondFactor({ user }: { user: User }) {
  const { t } = useTexts();
  const act = useAction();
  const confirm = useConfirm();
  const { r } = useClaims();
  const mayEdit = useMay('user.edit');
  const { id: userId, name, role } = user;
  const factor = useIdentitySecondFactorQuery(
    { userId },
    { skip: belongsToStore(role), refetchOnMountOrArgChange: true },
  );
  const [reset, { isLoading }] = useIdentityResetSecondFactorMutation();
  const confirmEndSession = () =>
    confirm({
      title: t('secondFactor.resetQuestion', { name }),
      detail: t('secondFactor.resetDetail'),
      yes: t('secondFactor.reset'),
      no: t('cancel'),
      danger: true,
      run: () => act(reset({ userId }).unwrap()),
    });
  if (!factor.data?.obj.enabled) return null;
  const mayReset = mayEdit && (role !== 'ADMIN' || r === 'ADMIN');
  const button = (
    <Button size="small" danger loading={isLoading} onClick={() => void confirmEndSession()}>
      {t('secondFactor.reset')}
    </Button>
  );
  return (
    <Alert
      type="info"
      title={t('secondFactor.ofUser')}
      action={mayReset ? button : undefined}
      style={{ marginBottom: 12 }}
    />
  );
}
