import { isApiFailure } from '@depot/api';
import { useIsHere } from '@depot/router';
import { useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { useTexts } from '../../texts.js';

/**
 * Somebody else was faster: says so and offers to start over from the newest version. True when that was the failure
 * and the person is still on the page.
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
