import { failureMessage } from '@depot/api';
import { useTranslation } from '@depot/i18n';
import type { Notify } from '@depot/remote-kit';
import { App, useAlert } from '@depot/ui';
import { useMemo } from 'react';
import { hideOverlay } from '../loading/overlay.js';

/** Messages and dialogs as remotes use them. */
export function useNotifyPort(): Notify {
  const { message } = App.useApp();
  const alert = useAlert();
  const { t } = useTranslation('ui');
  return useMemo(
    () =>
      Object.freeze({
        success: (text) => void message.success(text),
        info: (text) => void message.info(text),
        warning: (text) => void message.warning(text),
        failure: (error) => void message.error(failureMessage(error), 6),
        alert: (title, detail) => alert({ title, detail }),
        technicalError: (text) => {
          hideOverlay();
          return alert({ kind: 'error', title: text ?? t('technicalError') });
        },
      } satisfies Notify),
    [message, alert, t],
  );
}
