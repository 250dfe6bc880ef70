/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const identityApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    identityAddresses: build.query<IdentityAddressesApiResponse, IdentityAddressesApiArg>({
      providesTags: ['Address'] as const,
      query: () => ({ url: `/client/address` }),
    }),
    identitySeller: build.query<IdentitySellerApiResponse, IdentitySellerApiArg>({
      providesTags: ['Seller'] as const,
      query: () => ({ url: `/seller` }),
    }),
    identityRemoveLogo: build.mutation<IdentityRemoveLogoApiResponse, IdentityRemoveLogoApiArg>({
      invalidatesTags: ['Seller'] as const,
      query: () => ({ url: `/seller/logo`, method: 'DELETE' }),
    }),
    identityUser: build.query<IdentityUserApiResponse, IdentityUserApiArg>({
      providesTags: ['User'] as const,
      query: (queryArg) => ({
        url: `/user`,
        params: queryArg,
      }),
    }),
    identitySessions: build.query<IdentitySessionsApiResponse, IdentitySessionsApiArg>({
      providesTags: ['Session'] as const,
      query: (queryArg) => ({
        url: `/session`,
        params: queryArg,
      }),
    }),
    identityEndSessions: build.mutation<IdentityEndSessionsApiResponse, IdentityEndSessionsApiArg>({
      invalidatesTags: ['Session'] as const,
      query: (queryArg) => ({
        url: `/session`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    identityOwnSessions: build.query<IdentityOwnSessionsApiResponse, IdentityOwnSessionsApiArg>({
      providesTags: ['Session'] as const,
      query: () => ({ url: `/session/own` }),
    }),
    identityEndOwnSessions: build.mutation<IdentityEndOwnSessionsApiResponse, IdentityEndOwnSessionsApiArg>({
      invalidatesTags: ['Session'] as const,
      query: (queryArg) => ({
        url: `/session/own`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    identityOwnSecondFactor: build.query<IdentityOwnSecondFactorApiResponse, IdentityOwnSecondFactorApiArg>({
      providesTags: ['SecondFactor'] as const,
      query: () => ({ url: `/second-factor/own` }),
    }),
    identitySecondFactor: build.query<IdentitySecondFactorApiResponse, IdentitySecondFactorApiArg>({
      providesTags: ['SecondFactor'] as const,
      query: (queryArg) => ({
        url: `/second-factor`,
        params: queryArg,
      }),
    }),
    identityResetSecondFactor: build.mutation<IdentityResetSecondFactorApiResponse, IdentityResetSecondFactorApiArg>({
      invalidatesTags: ['SecondFactor'] as const,
      query: (queryArg) => ({
        url: `/second-factor`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    identityResendActivation: build.mutation<IdentityResendActivationApiResponse, IdentityResendActivationApiArg>({
      invalidatesTags: ['Outbox'] as const,
      query: (queryArg) => ({
        url: `/user/resend-activation-email`,
        method: 'POST',
        params: queryArg,
      }),
    }),
    identityUpdateAddress: build.mutation<IdentityUpdateAddressApiResponse, IdentityUpdateAddressApiArg>({
      invalidatesTags: ['Address'] as const,
      query: (queryArg) => ({
        url: `/client/address`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    identityUpdateSeller: build.mutation<IdentityUpdateSellerApiResponse, IdentityUpdateSellerApiArg>({
      invalidatesTags: ['Seller'] as const,
      query: (queryArg) => ({ url: `/seller`, method: 'PUT', body: queryArg }),
    }),
    identityCreateUser: build.mutation<IdentityCreateUserApiResponse, IdentityCreateUserApiArg>({
      invalidatesTags: ['User', 'ProductVisibility'] as const,
      query: (queryArg) => ({ url: `/user`, method: 'POST', body: queryArg }),
    }),
    identityUpdateUser: build.mutation<IdentityUpdateUserApiResponse, IdentityUpdateUserApiArg>({
      invalidatesTags: ['User'] as const,
      query: (queryArg) => ({ url: `/user`, method: 'PUT', body: queryArg }),
    }),
    identityChangePassword: build.mutation<IdentityChangePasswordApiResponse, IdentityChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/user/password`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    identityBeginSecondFactor: build.mutation<IdentityBeginSecondFactorApiResponse, IdentityBeginSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/second-factor/own`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    identityConfirmSecondFactor: build.mutation<
      IdentityConfirmSecondFactorApiResponse,
      IdentityConfirmSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/second-factor/own/confirm`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    identityEndSecondFactor: build.mutation<IdentityEndSecondFactorApiResponse, IdentityEndSecondFactorApiArg>({
      invalidatesTags: ['SecondFactor'] as const,
      query: (queryArg) => ({
        url: `/second-factor/own/off`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    identityUpdatePreference: build.mutation<IdentityUpdatePreferenceApiResponse, IdentityUpdatePreferenceApiArg>({
      invalidatesTags: ['Preference'] as const,
      query: (queryArg) => ({
        url: `/preference`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type IdentityAddressesApiResponse =
  /** status 200 Both addresses; the texts of one that was never entered are empty. */ {
    /** The requested objects. */
    list: {
      /** Where invoices go, or where goods go. */
      type: 'BILL' | 'SHIP';
      /** The person’s, store’s or distributor’s name. */
      name: string;
      /** Street and number. */
      address1: string;
      /** Floor, door, or nothing. */
      address2: string;
      /** City. */
      city: string;
      /** State, two letters. */
      state: string;
      /** ZIP code. */
      zipCode: string;
      /** Where an edit began: another one than the stored one is refused with STALE. */
      version: string;
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityAddressesApiArg = void;
export type IdentitySellerApiResponse = /** status 200 The company details; its name alone until more was entered. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The distributor’s name in law. */
    legalName: string;
    /** Where it was last used from; of a company, its address. */
    address: string;
    /** A telephone number. */
    phone: string;
    /** An email address. */
    email: string;
    /** The distributor’s tax number. */
    taxId: string;
    /** How to pay, as printed on invoices. */
    paymentInstructions: string;
    /** The distributor’s logo; absent without one. */
    logo?: {
      /** The key of the logo. */
      key: string;
      /** Its width in pixels. */
      width: number;
      /** Its height in pixels. */
      height: number;
    };
    /** Size of the paper. */
    paper: 'LETTER' | 'A4';
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentitySellerApiArg = void;
export type IdentityRemoveLogoApiResponse = /** status 200 The company details as they are now, and a message. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The distributor’s name in law. */
    legalName: string;
    /** Where it was last used from; of a company, its address. */
    address: string;
    /** A telephone number. */
    phone: string;
    /** An email address. */
    email: string;
    /** The distributor’s tax number. */
    taxId: string;
    /** How to pay, as printed on invoices. */
    paymentInstructions: string;
    /** The distributor’s logo; absent without one. */
    logo?: {
      /** The key of the logo. */
      key: string;
      /** Its width in pixels. */
      width: number;
      /** Its height in pixels. */
      height: number;
    };
    /** Size of the paper. */
    paper: 'LETTER' | 'A4';
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityRemoveLogoApiArg = void;
export type IdentityUserApiResponse = /** status 200 `obj` for one user, `list` by name otherwise. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Email address with which the user signs in. */
    username: string;
    /** Role of the user. */
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    /** They cannot sign in. */
    disabled: boolean;
    /** They have confirmed their email address. */
    activated: boolean;
    /** They pay wholesale prices. */
    wholesalePrice: boolean;
    /** The store’s id. */
    storeId: number | null;
    /** What happens above the limit: nothing, a warning, or the order is stopped. */
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    /** Credit limit of the store; null for no limit. US dollars, at most two decimals. */
    creditLimit: number;
    /** Days after the invoice on which it is due. */
    paymentTerms: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
};
export type IdentityUserApiArg = {
  /** Id. */
  id: number;
};
export type IdentitySessionsApiResponse =
  /** status 200 Open sessions, newest first, at most 100; `current` marks the one that asks. */ {
    /** The requested objects. */
    list: {
      /** Id of a session. */
      sessionId: string;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** When it ends. A moment: milliseconds since the beginning of 1970, UTC. */
      expires: number;
      /** Where it was last used from; of a company, its address. */
      address: string;
      /** The browser, as it calls itself. */
      userAgent: string;
      /** It is the session that asks. */
      current: boolean;
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentitySessionsApiArg = {
  /** Id of the store or person. */
  userId: number;
};
export type IdentityEndSessionsApiResponse = /** status 200 A message, and how many sessions have ended. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
  /** The requested object; null if there is none. */
  obj: {
    /** How many sessions were ended. */
    count: number;
    /** Id of the store or person. */
    userId: number;
  };
};
export type IdentityEndSessionsApiArg = {
  /** Id of the store or person. */
  userId: number;
  /** Id of a session. */
  sessionId?: string;
};
export type IdentityOwnSessionsApiResponse =
  /** status 200 Open sessions, newest first, at most 100; `current` marks the one that asks. */ {
    /** The requested objects. */
    list: {
      /** Id of a session. */
      sessionId: string;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** When it ends. A moment: milliseconds since the beginning of 1970, UTC. */
      expires: number;
      /** Where it was last used from; of a company, its address. */
      address: string;
      /** The browser, as it calls itself. */
      userAgent: string;
      /** It is the session that asks. */
      current: boolean;
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityOwnSessionsApiArg = void;
export type IdentityEndOwnSessionsApiResponse = /** status 200 A message, and how many sessions have ended. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
  /** The requested object; null if there is none. */
  obj: {
    /** How many sessions were ended. */
    count: number;
    /** Id of the store or person. */
    userId: number;
  };
};
export type IdentityEndOwnSessionsApiArg = {
  /** Id of a session. */
  sessionId?: string;
};
export type IdentityOwnSecondFactorApiResponse =
  /** status 200 Whether it is on, and how many recovery codes are left. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** A second factor is asked for. */
      enabled: boolean;
      /** Recovery codes that have not been used. */
      codesLeft: number;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityOwnSecondFactorApiArg = void;
export type IdentitySecondFactorApiResponse =
  /** status 200 Whether it is on, and how many recovery codes are left. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** A second factor is asked for. */
      enabled: boolean;
      /** Recovery codes that have not been used. */
      codesLeft: number;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentitySecondFactorApiArg = {
  /** Id of the store or person. */
  userId: number;
};
export type IdentityResetSecondFactorApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type IdentityResetSecondFactorApiArg = {
  /** Id of the store or person. */
  userId: number;
};
export type IdentityResendActivationApiResponse =
  /** status 200 A message; where the user has yet to register, also the path to register at in `obj.url`. */ {
    /** Always present: “success”, or the error in the user’s language. */
    message: string;
    /** The requested object; null if there is none. */
    obj?: {
      /** The link. Lets its holder in. It is told once: a repeated answer comes without it. */
      url?: string;
    };
  };
export type IdentityResendActivationApiArg = {
  /** Id. */
  id: number;
};
export type IdentityUpdateAddressApiResponse = /** status 200 The address as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Where invoices go, or where goods go. */
    type: 'BILL' | 'SHIP';
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Street and number. */
    address1: string;
    /** Floor, door, or nothing. */
    address2: string;
    /** City. */
    city: string;
    /** State, two letters. */
    state: string;
    /** ZIP code. */
    zipCode: string;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityUpdateAddressApiArg = {
  /** The person’s, store’s or distributor’s name. */
  name: string;
  /** Street and number. */
  address1: string;
  /** Floor, door, or nothing. */
  address2?: string;
  /** City. */
  city: string;
  /** State, two letters. */
  state:
    | 'AK'
    | 'AL'
    | 'AR'
    | 'AZ'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'IA'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'MA'
    | 'MD'
    | 'ME'
    | 'MI'
    | 'MN'
    | 'MO'
    | 'MS'
    | 'MT'
    | 'NC'
    | 'ND'
    | 'NE'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NV'
    | 'NY'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VA'
    | 'VT'
    | 'WA'
    | 'WI'
    | 'WV'
    | 'WY'
    | 'DC'
    | 'PR'
    | 'GU'
    | 'VI'
    | 'AS'
    | 'MP';
  /** ZIP code. */
  zipCode: string;
  /** Where invoices go, or where goods go. */
  type: 'BILL' | 'SHIP';
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type IdentityUpdateSellerApiResponse = /** status 200 The company details as they are now, and a message. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** The distributor’s name in law. */
    legalName: string;
    /** Where it was last used from; of a company, its address. */
    address: string;
    /** A telephone number. */
    phone: string;
    /** An email address. */
    email: string;
    /** The distributor’s tax number. */
    taxId: string;
    /** How to pay, as printed on invoices. */
    paymentInstructions: string;
    /** The distributor’s logo; absent without one. */
    logo?: {
      /** The key of the logo. */
      key: string;
      /** Its width in pixels. */
      width: number;
      /** Its height in pixels. */
      height: number;
    };
    /** Size of the paper. */
    paper: 'LETTER' | 'A4';
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityUpdateSellerApiArg = {
  /** The distributor’s name in law. */
  legalName: string;
  /** Where it was last used from; of a company, its address. */
  address: string;
  /** A telephone number. */
  phone: string;
  /** An email address. */
  email: string;
  /** The distributor’s tax number. */
  taxId: string;
  /** How to pay, as printed on invoices. */
  paymentInstructions: string;
  /** Size of the paper. */
  paper: 'LETTER' | 'A4';
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type IdentityCreateUserApiResponse =
  /** status 201 Id and name of the user, and in `url` the path to register at, which is good once. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** Id. */
      id: number;
      /** The person’s, store’s or distributor’s name. */
      name: string;
      /** The link. Lets its holder in. It is told once: a repeated answer comes without it. */
      url?: string;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityCreateUserApiArg = {
  /** The person’s, store’s or distributor’s name. */
  name: string;
  /** Role of the user. */
  role: 'STORE' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
  /** They pay wholesale prices. */
  wholesalePrice?: boolean;
  /** Email address with which the user signs in. */
  username?: string;
  /** The store’s id. */
  storeId?: number;
};
export type IdentityUpdateUserApiResponse = /** status 200 The user as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Email address with which the user signs in. */
    username: string;
    /** Role of the user. */
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    /** They cannot sign in. */
    disabled: boolean;
    /** They have confirmed their email address. */
    activated: boolean;
    /** They pay wholesale prices. */
    wholesalePrice: boolean;
    /** The store’s id. */
    storeId: number | null;
    /** What happens above the limit: nothing, a warning, or the order is stopped. */
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    /** Credit limit of the store; null for no limit. US dollars, at most two decimals. */
    creditLimit: number;
    /** Days after the invoice on which it is due. */
    paymentTerms: number;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityUpdateUserApiArg = {
  /** Id. */
  id: number;
  /** The person’s, store’s or distributor’s name. */
  name?: string;
  /** Role of the user. */
  role?: 'STORE' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS';
  /** They pay wholesale prices. */
  wholesalePrice?: boolean;
  /** They cannot sign in. */
  disabled?: boolean;
  /** What happens above the limit: nothing, a warning, or the order is stopped. */
  creditPolicy?: 'NONE' | 'WARN' | 'STOP';
  /** Credit limit of the store; null for no limit. US dollars, at most two decimals. */
  creditLimit?: number;
  /** Days after the invoice on which it is due. */
  paymentTerms?: number;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export type IdentityChangePasswordApiResponse = /** status 200 A message and the token of a new session. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
  /** Token of the link. Lets its holder in. It is told once: a repeated answer comes without it. */
  token?: string;
};
export type IdentityChangePasswordApiArg = {
  /** The password. */
  password: string;
  /** The new password, at least 8 characters. */
  newPassword: string;
};
export type IdentityBeginSecondFactorApiResponse =
  /** status 200 The secret in base32, and as `setupUrl` what the QR code for an authenticator app says. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** The key for the person’s app. Lets its holder in. It is told once: a repeated answer comes without it. */
      secret: string;
      /** The same as an address that the app reads from a picture. Lets its holder in. It is told once: a repeated answer comes without it. */
      setupUrl: string;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityBeginSecondFactorApiArg = {
  /** The password. */
  password: string;
};
export type IdentityConfirmSecondFactorApiResponse =
  /** status 200 10 recovery codes, each good once, and a message. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** Codes that let their holder in once each; told once. */
      recoveryCodes: string[];
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type IdentityConfirmSecondFactorApiArg = {
  /** The six digits of the moment, or one of the recovery codes. */
  code: string;
};
export type IdentityEndSecondFactorApiResponse = /** status 200 A message that confirms it. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type IdentityEndSecondFactorApiArg = {
  /** The password. */
  password: string;
};
export type IdentityUpdatePreferenceApiResponse = /** status 200 All preferences as they are now, and a message. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** How products are shown in a new order. */
    orderProductView: 'LIST' | 'CARD';
    /** Mail me each new order. */
    newOrderNotice: boolean;
    /** English (gb) or Chinese (cn). */
    language: 'gb' | 'cn';
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityUpdatePreferenceApiArg = {
  /** How products are shown in a new order. */
  orderProductView?: 'LIST' | 'CARD';
  /** Mail me each new order. */
  newOrderNotice?: boolean;
  /** English (gb) or Chinese (cn). */
  language?: 'gb' | 'cn';
};
export const {
  useIdentityAddressesQuery,
  useLazyIdentityAddressesQuery,
  useIdentitySellerQuery,
  useLazyIdentitySellerQuery,
  useIdentityRemoveLogoMutation,
  useIdentityUserQuery,
  useLazyIdentityUserQuery,
  useIdentitySessionsQuery,
  useLazyIdentitySessionsQuery,
  useIdentityEndSessionsMutation,
  useIdentityOwnSessionsQuery,
  useLazyIdentityOwnSessionsQuery,
  useIdentityEndOwnSessionsMutation,
  useIdentityOwnSecondFactorQuery,
  useLazyIdentityOwnSecondFactorQuery,
  useIdentitySecondFactorQuery,
  useLazyIdentitySecondFactorQuery,
  useIdentityResetSecondFactorMutation,
  useIdentityResendActivationMutation,
  useIdentityUpdateAddressMutation,
  useIdentityUpdateSellerMutation,
  useIdentityCreateUserMutation,
  useIdentityUpdateUserMutation,
  useIdentityChangePasswordMutation,
  useIdentityBeginSecondFactorMutation,
  useIdentityConfirmSecondFactorMutation,
  useIdentityEndSecondFactorMutation,
  useIdentityUpdatePreferenceMutation,
} = identityApi;

/** Tags of `identitySetLogo`, which is written by hand. */
export const identitySetLogoTags = { invalidatesTags: ['Seller'] as const };
