import { useCallback } from 'react';
import { useNotify } from '@depot/remote-kit';

/** Waits for a command and says what came of it: the given text, or the server's reason. Resolves false where it failed. */
export function useAction(): (work: Promise<unknown>, done: string) => Promise<boolean> {
  const notify = useNotify();
  return useCallback(
    async (work, done) => {
      try {
        await work;
      } catch (failure) {
        notify.failure(failure);
        return false;
      }
      notify.success(done);
      return true;
    },
    [notify],
  );
}
