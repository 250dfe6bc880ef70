import { useNavigate } from '@depot/router';
import { useCallback } from 'react';
import { useShellLogoutMutation } from './accountApi.js';
import { sessionStore } from './sessionStore.js';

/** Ends the session here, in other tabs and on the server, without waiting for the server's response. */
export function useLogout(): () => void {
  const [revoke] = useShellLogoutMutation();
  const navigate = useNavigate();
  return useCallback(() => {
    const { token } = sessionStore;
    sessionStore.end();
    if (token) void revoke(token); // afterwards, because the end of a session aborts pending requests
    void navigate('/login', { replace: true });
  }, [revoke, navigate]);
}
