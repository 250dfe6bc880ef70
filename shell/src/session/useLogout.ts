import { useNavigate } from '@depot/router';
import { useCallback } from 'react';
import { useShellLogoutMutation } from '../api/accountApi.js';
import { sessionStore } from './sessionStore.js';

/** Ends the session here, in the other tabs and on the server. Leaving does not wait for the server's answer. */
export function useLogout(): () => void {
  const [revoke] = useShellLogoutMutation();
  const navigate = useNavigate();
  return useCallback(() => {
    const { token } = sessionStore;
    sessionStore.end();
    if (token) void revoke(token); // only now: the end of a session stops the calls that are under way
    void navigate('/login', { replace: true });
  }, [revoke, navigate]);
}
