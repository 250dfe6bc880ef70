import { baseApi } from '@depot/api';

export interface Credentials {
  username: string;
  password: string;
}

/** The calls of the account pages. None needs a session, and a 401 here does not end one. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellLogin: build.mutation<{ token: string }, Credentials>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: { keepSession: true },
    }),
    /** Takes the token as its argument: this browser has forgotten it before the call leaves. */
    shellLogout: build.mutation<unknown, string>({
      query: (token) => ({ url: '/auth/logout', method: 'POST', body: {}, headers: { Authorization: `Bearer ${token}` } }),
      extraOptions: { keepSession: true },
    }),
  }),
});

export const { useShellLoginMutation, useShellLogoutMutation } = accountApi;
