import { useCallback } from 'react';
import { baseApi } from '@depot/api';
import { useNavigate } from '@depot/router';
import { useDispatch } from '@depot/rtk';
import { useShellLogoutMutation } from '../api/accountApi.js';
import type { store } from '../store.js';
import { keeper } from './keeper.js';

/** Ends the session here, in the other tabs and on the server. Leaving does not wait for the server's answer. */
export function useLogout(): () => void {
  const [revoke] = useShellLogoutMutation();
  const dispatch = useDispatch<typeof store.dispatch>();
  const navigate = useNavigate();
  return useCallback(() => {
    if (keeper.token) void revoke(keeper.token);
    keeper.end();
    dispatch(baseApi.util.resetApiState());
    void navigate('/login', { replace: true });
  }, [revoke, dispatch, navigate]);
}
