import { useCallback } from 'react';
import type { User } from '@depot/contracts/identity';
import { useNotify } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useSettingsResendActivationMutation } from '../../api/users.js';
import { useTexts } from '../../texts.js';
import type { SharedLink } from './RegistrationLink.js';

/** Asks, then sends the activation e-mail again. Who has not registered yet gets a new registration address, which is shown. */
export function useResend(onLink: (link: SharedLink) => void): (user: User) => void {
  const { t } = useTexts();
  const notify = useNotify();
  const confirm = useConfirm();
  const [resend] = useSettingsResendActivationMutation();

  return useCallback(
    ({ id, name, username }: User) => {
      const run = async () => {
        try {
          const { obj } = await resend({ id }).unwrap();
          if (username) notify.success(t('user.mailSent'));
          if (obj) onLink({ name, url: obj.url });
        } catch (failure) {
          notify.failure(failure);
        }
      };
      void confirm({ title: t('user.resendPrompt', { name }), yes: t('user.resendYes'), no: t('cancel'), run });
    },
    [resend, confirm, notify, onLink, t],
  );
}
