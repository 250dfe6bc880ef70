import { useTranslation } from '@depot/i18n';
import { Navigate, useNavigate, useSearchParams } from '@depot/router';
import { useAlert } from '@depot/ui';
import { type Credentials, useShellRegisterMutation } from '../../../session/accountApi.js';
import { AccountLayout } from '../account/AccountLayout.js';
import { CredentialsForm } from './CredentialsForm.js';
import { StoreSteps } from './StoreSteps.js';
import type { StoreAddresses } from './useStoreSteps.js';

/** Registration by invitation. With `ar=1` a store also enters its addresses. */
export function RegisterPage() {
  const { t } = useTranslation('shell');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const alert = useAlert();
  const [register, { isLoading }] = useShellRegisterMutation();
  const token = query.get('token');
  const name = query.get('name');
  const isStore = query.get('ar') === '1';
  if (!token || !name) return <Navigate to="/login" replace />;

  const submit = async (credentials: Credentials, addresses: StoreAddresses = {}) => {
    const { error } = await register({ ...credentials, ...addresses, token, name });
    if (error) return error;
    await alert({ kind: 'success', title: t('register.done') });
    await navigate('/login', { replace: true });
    return undefined;
  };

  return (
    <AccountLayout title={t('register.title')} intro={t('register.intro', { name })} wide={isStore}>
      {isStore ? (
        <StoreSteps busy={isLoading} onSubmit={submit} />
      ) : (
        <CredentialsForm busy={isLoading} onSubmit={submit} />
      )}
    </AccountLayout>
  );
}
