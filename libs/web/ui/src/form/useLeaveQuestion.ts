import { useTranslation } from '@depot/i18n';
import { useCallback } from 'react';
import { useConfirm } from '../dialog/useConfirm.js';

/** Asks whether to discard the input; resolves true for yes. The signal closes the question. */
export function useLeaveQuestion(): (signal?: AbortSignal) => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTranslation('ui');
  return useCallback(
    (signal?: AbortSignal) =>
      confirm({
        title: t('unsaved.title'),
        detail: t('unsaved.detail'),
        yes: t('unsaved.leave'),
        no: t('unsaved.stay'),
        danger: true,
        signal,
      }),
    [confirm, t],
  );
}
