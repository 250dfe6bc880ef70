import { remoteApi } from '@depot/api';
import type { AddressEntry } from '@depot/contracts/identity';

export interface Credentials {
  username: string;
  password: string;
}

export interface SignIn extends Credentials {
  /** Code of the second factor, once the server has asked for it. */
  code?: string;
}

interface Registration extends Credentials {
  token: string;
  name: string;
  shipAddress?: AddressEntry;
  billAddress?: AddressEntry;
}

/** The calls of the account pages. None needs a session, and a 401 here does not end one. */
const accountApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellLogin: build.mutation<{ token: string }, SignIn>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: { keepSession: true },
    }),
    /** Takes the token as its argument: this browser has forgotten it before the call leaves. */
    shellLogout: build.mutation<unknown, string>({
      query: (token) => ({
        url: '/auth/logout',
        method: 'POST',
        body: {},
        headers: { Authorization: `Bearer ${token}` },
      }),
      extraOptions: { keepSession: true },
    }),
    shellRegister: build.mutation<unknown, Registration>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      extraOptions: { keepSession: true },
    }),
    shellForgotPassword: build.mutation<unknown, { username: string }>({
      query: (body) => ({ url: '/auth/reset-pwd-token', method: 'POST', body }),
      extraOptions: { keepSession: true },
    }),
    shellResetPassword: build.mutation<unknown, { password: string; token: string }>({
      query: (body) => ({ url: '/auth/reset-pwd', method: 'POST', body }),
      extraOptions: { keepSession: true },
    }),
    /**
     * Changes something, though it is a GET: a link in a mail. So it runs once and is never repeated from the cache.
     */
    shellActivate: build.mutation<unknown, string>({
      query: (token) => ({ url: '/auth/activation', params: { token } }),
      extraOptions: { keepSession: true },
    }),
  }),
});

export const {
  useShellActivateMutation,
  useShellForgotPasswordMutation,
  useShellLoginMutation,
  useShellLogoutMutation,
  useShellRegisterMutation,
  useShellResetPasswordMutation,
} = accountApi;
