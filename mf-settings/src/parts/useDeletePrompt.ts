import { useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { useTexts } from '../texts.js';

/** Asks before something is deleted; `remove` runs while the button shows its spinner. */
export function useDeletePrompt(): (name: string, remove: () => Promise<unknown>) => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTexts();
  return useCallback(
    (name, remove) =>
      confirm({ title: t('deletePrompt', { name }), yes: t('delete'), no: t('keep'), danger: true, run: remove }),
    [confirm, t],
  );
}
