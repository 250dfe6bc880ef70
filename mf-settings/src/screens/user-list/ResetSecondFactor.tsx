import type { User } from '@depot/contracts/identity';
import { belongsToStore } from '@depot/contracts/permissions';
import { useAction } from '@depot/remote-kit';
import { useClaims, useMay } from '@depot/session';
import { Alert, Button, useConfirm } from '@depot/ui';
import { useSettingsResetSecondFactorMutation, useSettingsSecondFactorQuery } from '../../api/secondFactor.js';
import { useTexts } from '../../texts.js';

/** Says that a user signs in with a second factor, and takes it away from somebody who has lost it. */
export function ResetSecondFactor({ user }: { user: User }) {
  const { t } = useTexts();
  const act = useAction();
  const confirm = useConfirm();
  const { r } = useClaims();
  const mayEdit = useMay('user.edit');
  const { id: userId, name, role } = user;
  const factor = useSettingsSecondFactorQuery(
    { userId },
    { skip: belongsToStore(role), refetchOnMountOrArgChange: true },
  );
  const [reset, { isLoading }] = useSettingsResetSecondFactorMutation();
  const ask = () =>
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
    <Button size="small" danger loading={isLoading} onClick={() => void ask()}>
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
