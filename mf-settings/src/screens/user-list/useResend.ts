import type { User } from '@depot/contracts/identity';
import { useNotify } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { useTexts } from '../../texts.js';
import type { SharedLink } from './RegistrationLink.js';
import { useNewLink } from './useNewLink.js';

/**
 * Asks, then sends the activation e-mail again. Who has not registered yet gets a new registration address, which is
 * shown.
 */
export function useResend(onLink: (link: SharedLink) => void): (user: User) => void {
  const { t } = useTexts();
  const notify = useNotify();
  const confirm = useConfirm();
  const newLink = useNewLink();

  return useCallback(
    ({ id, name, username }: User) => {
      const run = async () => {
        try {
          const url = await newLink(id);
          if (username) notify.success(t('user.mailSent'));
          if (url) onLink({ name, url });
        } catch (failure) {
          notify.failure(failure);
        }
      };
      void confirm({ title: t('user.resendPrompt', { name }), yes: t('user.resendYes'), no: t('cancel'), run });
    },
    [newLink, confirm, notify, onLink, t],
  );
}
