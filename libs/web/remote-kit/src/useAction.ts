import { useCallback } from 'react';
import { useNotify } from './PortContext.js';

/**
 * Waits for a command and notifies the user: the server's message, the given text, or the error. Resolves false if it
 * failed.
 */
export function useAction(): (work: Promise<unknown>, done?: string) => Promise<boolean> {
  const notify = useNotify();
  return useCallback(
    async (work, done) => {
      try {
        const answer = await work;
        const text = done ?? (answer as { message?: string } | undefined)?.message;
        if (text) notify.success(text);
        return true;
      } catch (failure) {
        notify.failure(failure);
        return false;
      }
    },
    [notify],
  );
}
