import { useNotify } from '@depot/remote-kit';
import { useTexts } from '../../../texts.js';

/** Copies a text and says so; browsers refuse it on plain HTTP. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTexts();
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('secondFactor.copied'));
    } catch {
      notify.info(t('user.copyByHand'));
    }
  };
}
