import { isApiFailure } from '@depot/api';
import { useIsHere } from '@depot/router';
import { useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { useTexts } from '../../texts.js';

/**
 * Offers to reload the newest version if the command failed as stale. Returns true in that case if the user is still on
 * the page.
 */
export function useStalePrompt(reload: () => void): (failure: unknown) => boolean {
  const { t } = useTexts();
  const confirm = useConfirm();
  const isHere = useIsHere();
  return useCallback(
    (failure: unknown) => {
      if (!isApiFailure(failure) || failure.code !== 'STALE' || !isHere()) return false;
      void confirm({
        title: t('stale.title'),
        detail: failure.message,
        yes: t('stale.reload'),
        no: t('stale.stay'),
      }).then((yes) => yes && reload());
      return true;
    },
    [confirm, isHere, reload, t],
  );
}
