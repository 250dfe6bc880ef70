import { isApiFailure } from '@depot/api';
import { useIsHere } from '@depot/router';
import { useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { useTexts } from '../texts.js';

/**
 * Saves an edit. If another user has saved in between, asks whether to overwrite, unless the user has left; the input
 * stays in either case. `save` sends the version that the edit started with, unless it is told to overwrite.
 */
export function useSaving(): <T>(save: (overwrite: boolean) => Promise<T>) => Promise<T> {
  const confirm = useConfirm();
  const isHere = useIsHere();
  const { t } = useTexts();
  return useCallback(
    async (save) => {
      try {
        return await save(false);
      } catch (failure) {
        if (!isApiFailure(failure) || failure.code !== 'STALE') throw failure;
        const question = {
          title: t('stale.title'),
          detail: t('stale.detail'),
          yes: t('stale.overwrite'),
          no: t('stale.keep'),
        };
        if (!isHere() || !(await confirm({ ...question, danger: true }))) throw failure;
        return save(true);
      }
    },
    [confirm, isHere, t],
  );
}
