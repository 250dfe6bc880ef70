import type * as z from 'zod';
import type { createdUser, createUserBody, resentLink, updateUserBody, User } from '@depot/contracts/identity';
import type { userProductBody } from '@depot/contracts/catalog';
import type { List, Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

export type CreatedUser = z.output<typeof createdUser>;

const users = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsUsers: build.query<List<User>, { role?: User['role'] }>({
      query: (params) => ({ url: '/user', params }),
      providesTags: ['User'],
    }),
    settingsUser: build.query<Obj<User>, { id: number }>({
      query: (params) => ({ url: '/user', params }),
      providesTags: ['User'],
    }),
    settingsCreateUser: build.mutation<Obj<CreatedUser>, z.input<typeof createUserBody>>({
      query: (body) => ({ url: '/user', method: 'POST', body }),
      invalidatesTags: ['User', 'ProductVisibility'],
    }),
    settingsUpdateUser: build.mutation<Obj<User>, z.input<typeof updateUserBody>>({
      query: (body) => ({ url: '/user', method: 'PUT', body }),
      invalidatesTags: ['User'],
    }),
    settingsResendActivation: build.mutation<z.output<typeof resentLink>, { id: number }>({
      query: (params) => ({ url: '/user/resend-activation-email', method: 'POST', params }),
    }),
    settingsOfferProducts: build.mutation<List<number>, z.input<typeof userProductBody>>({
      query: (body) => ({ url: '/user-product/user', method: 'PUT', body }),
      invalidatesTags: ['ProductVisibility'],
    }),
  }),
});

export const {
  useSettingsUsersQuery,
  useSettingsUserQuery,
  useSettingsCreateUserMutation,
  useSettingsUpdateUserMutation,
  useSettingsResendActivationMutation,
  useSettingsOfferProductsMutation,
} = users;
