import { useCallback } from 'react';
import { useSettingsResendActivationMutation } from '../../api/users.js';

type Ask = (id: number) => Promise<string | undefined>;

/**
 * Asks for a new invitation of somebody who has not registered yet; answers its path, or undefined for who has. A link is
 * told once: an answer that was lost on the way and is repeated comes without it, and then it is asked for anew.
 */
export function useNewLink(): Ask {
  const [resend] = useSettingsResendActivationMutation();
  return useCallback(
    async (id) => {
      const { obj } = await resend({ id }).unwrap();
      return obj && !obj.url ? (await resend({ id }).unwrap()).obj?.url : obj?.url;
    },
    [resend],
  );
}
