/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  confirmSecondFactorBody,
  createUserBody,
  createdUser,
  endedSessions,
  openSession,
  ownAddress,
  ownPasswordBody,
  ownSecondFactorBody,
  passwordChanged,
  preference,
  recoveryCodes,
  resentLink,
  secondFactorSetup,
  secondFactorState,
  seller,
  updateAddressBody,
  updatePreferenceBody,
  updateSellerBody,
  updateUserBody,
  user,
} from '@depot/contracts/identity';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const identityApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    identityAddresses: build.query<IdentityAddressesApiResponse, IdentityAddressesApiArg>({
      providesTags: ['Address'] as const,
      query: () => ({ url: '/client/address' }),
    }),
    identityUpdateAddress: build.mutation<IdentityUpdateAddressApiResponse, IdentityUpdateAddressApiArg>({
      invalidatesTags: ['Address'] as const,
      query: (body) => ({ url: '/client/address', method: 'PUT', body }),
    }),
    identitySeller: build.query<IdentitySellerApiResponse, IdentitySellerApiArg>({
      providesTags: ['Seller'] as const,
      query: () => ({ url: '/seller' }),
    }),
    identityUpdateSeller: build.mutation<IdentityUpdateSellerApiResponse, IdentityUpdateSellerApiArg>({
      invalidatesTags: ['Seller'] as const,
      query: (body) => ({ url: '/seller', method: 'PUT', body }),
    }),
    identityRemoveLogo: build.mutation<IdentityRemoveLogoApiResponse, IdentityRemoveLogoApiArg>({
      invalidatesTags: ['Seller'] as const,
      query: () => ({ url: '/seller/logo', method: 'DELETE' }),
    }),
    identityUser: build.query<IdentityUserApiResponse, IdentityUserApiArg>({
      providesTags: ['User'] as const,
      query: (params) => ({ url: '/user', params }),
    }),
    identityCreateUser: build.mutation<IdentityCreateUserApiResponse, IdentityCreateUserApiArg>({
      invalidatesTags: ['User', 'ProductVisibility'] as const,
      query: (body) => ({ url: '/user', method: 'POST', body }),
    }),
    identityUpdateUser: build.mutation<IdentityUpdateUserApiResponse, IdentityUpdateUserApiArg>({
      invalidatesTags: ['User'] as const,
      query: (body) => ({ url: '/user', method: 'PUT', body }),
    }),
    identitySessions: build.query<IdentitySessionsApiResponse, IdentitySessionsApiArg>({
      providesTags: ['Session'] as const,
      query: (params) => ({ url: '/session', params }),
    }),
    identityEndSessions: build.mutation<IdentityEndSessionsApiResponse, IdentityEndSessionsApiArg>({
      invalidatesTags: ['Session'] as const,
      query: (params) => ({ url: '/session', method: 'DELETE', params }),
    }),
    identityChangePassword: build.mutation<IdentityChangePasswordApiResponse, IdentityChangePasswordApiArg>({
      query: (body) => ({ url: '/user/password', method: 'PUT', body }),
    }),
    identityOwnSessions: build.query<IdentityOwnSessionsApiResponse, IdentityOwnSessionsApiArg>({
      providesTags: ['Session'] as const,
      query: () => ({ url: '/session/own' }),
    }),
    identityEndOwnSessions: build.mutation<IdentityEndOwnSessionsApiResponse, IdentityEndOwnSessionsApiArg>({
      invalidatesTags: ['Session'] as const,
      query: (params) => ({ url: '/session/own', method: 'DELETE', params }),
    }),
    identityOwnSecondFactor: build.query<IdentityOwnSecondFactorApiResponse, IdentityOwnSecondFactorApiArg>({
      providesTags: ['SecondFactor'] as const,
      query: () => ({ url: '/second-factor/own' }),
    }),
    identityBeginSecondFactor: build.mutation<IdentityBeginSecondFactorApiResponse, IdentityBeginSecondFactorApiArg>({
      query: (body) => ({ url: '/second-factor/own', method: 'PUT', body }),
    }),
    identityConfirmSecondFactor: build.mutation<
      IdentityConfirmSecondFactorApiResponse,
      IdentityConfirmSecondFactorApiArg
    >({
      query: (body) => ({ url: '/second-factor/own/confirm', method: 'PUT', body }),
    }),
    identityEndSecondFactor: build.mutation<IdentityEndSecondFactorApiResponse, IdentityEndSecondFactorApiArg>({
      invalidatesTags: ['SecondFactor'] as const,
      query: (body) => ({ url: '/second-factor/own/off', method: 'PUT', body }),
    }),
    identitySecondFactor: build.query<IdentitySecondFactorApiResponse, IdentitySecondFactorApiArg>({
      providesTags: ['SecondFactor'] as const,
      query: (params) => ({ url: '/second-factor', params }),
    }),
    identityResetSecondFactor: build.mutation<IdentityResetSecondFactorApiResponse, IdentityResetSecondFactorApiArg>({
      invalidatesTags: ['SecondFactor'] as const,
      query: (params) => ({ url: '/second-factor', method: 'DELETE', params }),
    }),
    identityResendActivation: build.mutation<IdentityResendActivationApiResponse, IdentityResendActivationApiArg>({
      invalidatesTags: ['Outbox'] as const,
      query: (params) => ({ url: '/user/resend-activation-email', method: 'POST', params }),
    }),
    identityUpdatePreference: build.mutation<IdentityUpdatePreferenceApiResponse, IdentityUpdatePreferenceApiArg>({
      invalidatesTags: ['Preference'] as const,
      query: (body) => ({ url: '/preference', method: 'PUT', body }),
    }),
  }),
});
export type IdentityAddressesApiResponse = { list: Output<typeof ownAddress>[]; message?: string };
export type IdentityAddressesApiArg = void;
export type IdentityUpdateAddressApiResponse = { obj: Output<typeof ownAddress>; message?: string };
export type IdentityUpdateAddressApiArg = Input<typeof updateAddressBody>;
export type IdentitySellerApiResponse = { obj: Output<typeof seller>; message?: string };
export type IdentitySellerApiArg = void;
export type IdentityUpdateSellerApiResponse = { obj: Output<typeof seller>; message?: string };
export type IdentityUpdateSellerApiArg = Input<typeof updateSellerBody>;
export type IdentityRemoveLogoApiResponse = { obj: Output<typeof seller>; message?: string };
export type IdentityRemoveLogoApiArg = void;
export type IdentityUserApiResponse = { obj: Output<typeof user> };
export type IdentityUserApiArg = { id: number };
export type IdentityCreateUserApiResponse = { obj: Output<typeof createdUser>; message?: string };
export type IdentityCreateUserApiArg = Input<typeof createUserBody>;
export type IdentityUpdateUserApiResponse = { obj: Output<typeof user>; message?: string };
export type IdentityUpdateUserApiArg = Input<typeof updateUserBody>;
export type IdentitySessionsApiResponse = { list: Output<typeof openSession>[]; message?: string };
export type IdentitySessionsApiArg = { userId: number };
export type IdentityEndSessionsApiResponse = Output<typeof endedSessions>;
export type IdentityEndSessionsApiArg = { userId: number; sessionId?: string };
export type IdentityChangePasswordApiResponse = Output<typeof passwordChanged>;
export type IdentityChangePasswordApiArg = Input<typeof ownPasswordBody>;
export type IdentityOwnSessionsApiResponse = { list: Output<typeof openSession>[]; message?: string };
export type IdentityOwnSessionsApiArg = void;
export type IdentityEndOwnSessionsApiResponse = Output<typeof endedSessions>;
export type IdentityEndOwnSessionsApiArg = { sessionId?: string };
export type IdentityOwnSecondFactorApiResponse = { obj: Output<typeof secondFactorState>; message?: string };
export type IdentityOwnSecondFactorApiArg = void;
export type IdentityBeginSecondFactorApiResponse = { obj: Output<typeof secondFactorSetup>; message?: string };
export type IdentityBeginSecondFactorApiArg = Input<typeof ownSecondFactorBody>;
export type IdentityConfirmSecondFactorApiResponse = { obj: Output<typeof recoveryCodes>; message?: string };
export type IdentityConfirmSecondFactorApiArg = Input<typeof confirmSecondFactorBody>;
export type IdentityEndSecondFactorApiResponse = Output<typeof messageOnly>;
export type IdentityEndSecondFactorApiArg = Input<typeof ownSecondFactorBody>;
export type IdentitySecondFactorApiResponse = { obj: Output<typeof secondFactorState>; message?: string };
export type IdentitySecondFactorApiArg = { userId: number };
export type IdentityResetSecondFactorApiResponse = Output<typeof messageOnly>;
export type IdentityResetSecondFactorApiArg = { userId: number };
export type IdentityResendActivationApiResponse = Output<typeof resentLink>;
export type IdentityResendActivationApiArg = { id: number };
export type IdentityUpdatePreferenceApiResponse = { obj: Output<typeof preference>; message?: string };
export type IdentityUpdatePreferenceApiArg = Input<typeof updatePreferenceBody>;
export const {
  useIdentityAddressesQuery,
  useLazyIdentityAddressesQuery,
  useIdentityUpdateAddressMutation,
  useIdentitySellerQuery,
  useLazyIdentitySellerQuery,
  useIdentityUpdateSellerMutation,
  useIdentityRemoveLogoMutation,
  useIdentityUserQuery,
  useLazyIdentityUserQuery,
  useIdentityCreateUserMutation,
  useIdentityUpdateUserMutation,
  useIdentitySessionsQuery,
  useLazyIdentitySessionsQuery,
  useIdentityEndSessionsMutation,
  useIdentityChangePasswordMutation,
  useIdentityOwnSessionsQuery,
  useLazyIdentityOwnSessionsQuery,
  useIdentityEndOwnSessionsMutation,
  useIdentityOwnSecondFactorQuery,
  useLazyIdentityOwnSecondFactorQuery,
  useIdentityBeginSecondFactorMutation,
  useIdentityConfirmSecondFactorMutation,
  useIdentityEndSecondFactorMutation,
  useIdentitySecondFactorQuery,
  useLazyIdentitySecondFactorQuery,
  useIdentityResetSecondFactorMutation,
  useIdentityResendActivationMutation,
  useIdentityUpdatePreferenceMutation,
} = identityApi;
/** Tags of `identitySetLogo`, which is written by hand. */
export const identitySetLogoTags = { invalidatesTags: ['Seller'] as const };
