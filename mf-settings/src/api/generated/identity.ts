/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const identityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    identityAddresses: build.query<IdentityAddressesApiResponse, IdentityAddressesApiArg>({
      query: () => ({ url: `/client/address` }),
    }),
    identitySeller: build.query<IdentitySellerApiResponse, IdentitySellerApiArg>({
      query: () => ({ url: `/seller` }),
    }),
    identityUsers: build.query<IdentityUsersApiResponse, IdentityUsersApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: queryArg,
      }),
    }),
    identityUser: build.query<IdentityUserApiResponse, IdentityUserApiArg>({
      query: (queryArg) => ({
        url: `/user`,
        params: queryArg,
      }),
    }),
    identitySessions: build.query<IdentitySessionsApiResponse, IdentitySessionsApiArg>({
      query: (queryArg) => ({
        url: `/session`,
        params: queryArg,
      }),
    }),
    identityEndSessions: build.mutation<IdentityEndSessionsApiResponse, IdentityEndSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    identityOwnSessions: build.query<IdentityOwnSessionsApiResponse, IdentityOwnSessionsApiArg>({
      query: () => ({ url: `/session/own` }),
    }),
    identityEndOwnSessions: build.mutation<IdentityEndOwnSessionsApiResponse, IdentityEndOwnSessionsApiArg>({
      query: (queryArg) => ({
        url: `/session/own`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    identityOwnSecondFactor: build.query<IdentityOwnSecondFactorApiResponse, IdentityOwnSecondFactorApiArg>({
      query: () => ({ url: `/second-factor/own` }),
    }),
    identitySecondFactor: build.query<IdentitySecondFactorApiResponse, IdentitySecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/second-factor`,
        params: queryArg,
      }),
    }),
    identityResetSecondFactor: build.mutation<IdentityResetSecondFactorApiResponse, IdentityResetSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/second-factor`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    identityResendActivation: build.mutation<IdentityResendActivationApiResponse, IdentityResendActivationApiArg>({
      query: (queryArg) => ({
        url: `/user/resend-activation-email`,
        method: 'POST',
        params: queryArg,
      }),
    }),
    identityPreference: build.query<IdentityPreferenceApiResponse, IdentityPreferenceApiArg>({
      query: () => ({ url: `/preference` }),
    }),
    identityUpdateAddress: build.mutation<IdentityUpdateAddressApiResponse, IdentityUpdateAddressApiArg>({
      query: (queryArg) => ({
        url: `/client/address`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    identityUpdateSeller: build.mutation<IdentityUpdateSellerApiResponse, IdentityUpdateSellerApiArg>({
      query: (queryArg) => ({ url: `/seller`, method: 'PUT', body: queryArg }),
    }),
    identityCreateUser: build.mutation<IdentityCreateUserApiResponse, IdentityCreateUserApiArg>({
      query: (queryArg) => ({ url: `/user`, method: 'POST', body: queryArg }),
    }),
    identityUpdateUser: build.mutation<IdentityUpdateUserApiResponse, IdentityUpdateUserApiArg>({
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
      query: (queryArg) => ({
        url: `/second-factor/own/off`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    identityUpdatePreference: build.mutation<IdentityUpdatePreferenceApiResponse, IdentityUpdatePreferenceApiArg>({
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
    list: {
      type: 'BILL' | 'SHIP';
      name: string;
      address1: string;
      address2: string;
      city: string;
      state: string;
      zipCode: string;
      /** Where an edit began; an old one is refused with STALE. */
      version: string;
    }[];
    message?: string;
  };
export type IdentityAddressesApiArg = void;
export type IdentitySellerApiResponse = /** status 200 The company details; its name alone until more was entered. */ {
  obj: {
    legalName: string;
    address: string;
    phone: string;
    email: string;
    taxId: string;
    paymentInstructions: string;
    paper: 'LETTER' | 'A4';
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  };
  message?: string;
};
export type IdentitySellerApiArg = void;
export type IdentityUsersApiResponse = /** status 200 `obj` for one user, `list` by name otherwise. */ {
  list: {
    /** Id. */
    id: number;
    name: string;
    username: string;
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    disabled: boolean;
    activated: boolean;
    wholesalePrice: boolean;
    /** Id. */
    storeId: number | null;
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    /** US dollars, at most two decimals. */
    creditLimit: number;
    paymentTerms: number;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  }[];
};
export type IdentityUsersApiArg = {
  role?: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
export type IdentityUserApiResponse = /** status 200 `obj` for one user, `list` by name otherwise. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    username: string;
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    disabled: boolean;
    activated: boolean;
    wholesalePrice: boolean;
    /** Id. */
    storeId: number | null;
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    /** US dollars, at most two decimals. */
    creditLimit: number;
    paymentTerms: number;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  };
};
export type IdentityUserApiArg = {
  /** Id. */
  id: number;
};
export type IdentitySessionsApiResponse =
  /** status 200 Open sessions, newest first, at most 100; `current` marks the one that asks. */ {
    list: {
      sessionId: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      expires: number;
      address: string;
      userAgent: string;
      current: boolean;
    }[];
    message?: string;
  };
export type IdentitySessionsApiArg = {
  /** Id. */
  userId: number;
};
export type IdentityEndSessionsApiResponse = /** status 200 A message, and how many sessions have ended. */ {
  message: string;
  obj: {
    count: number;
    /** Id. */
    userId: number;
  };
};
export type IdentityEndSessionsApiArg = {
  /** Id. */
  userId: number;
  sessionId?: string;
};
export type IdentityOwnSessionsApiResponse =
  /** status 200 Open sessions, newest first, at most 100; `current` marks the one that asks. */ {
    list: {
      sessionId: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      expires: number;
      address: string;
      userAgent: string;
      current: boolean;
    }[];
    message?: string;
  };
export type IdentityOwnSessionsApiArg = void;
export type IdentityEndOwnSessionsApiResponse = /** status 200 A message, and how many sessions have ended. */ {
  message: string;
  obj: {
    count: number;
    /** Id. */
    userId: number;
  };
};
export type IdentityEndOwnSessionsApiArg = {
  sessionId?: string;
};
export type IdentityOwnSecondFactorApiResponse =
  /** status 200 Whether it is on, and how many recovery codes are left. */ {
    obj: {
      enabled: boolean;
      codesLeft: number;
    };
    message?: string;
  };
export type IdentityOwnSecondFactorApiArg = void;
export type IdentitySecondFactorApiResponse =
  /** status 200 Whether it is on, and how many recovery codes are left. */ {
    obj: {
      enabled: boolean;
      codesLeft: number;
    };
    message?: string;
  };
export type IdentitySecondFactorApiArg = {
  /** Id. */
  userId: number;
};
export type IdentityResetSecondFactorApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type IdentityResetSecondFactorApiArg = {
  /** Id. */
  userId: number;
};
export type IdentityResendActivationApiResponse =
  /** status 200 A message; where the user has yet to register, also the path to register at in `obj.url`. */ {
    message: string;
    obj?: {
      /** Lets its holder in. It is told once: a repeated answer comes without it. */
      url?: string;
    };
  };
export type IdentityResendActivationApiArg = {
  /** Id. */
  id: number;
};
export type IdentityPreferenceApiResponse = /** status 200 The preferences; defaults until something was chosen. */ {
  obj: {
    orderProductView: 'LIST' | 'CARD';
    newOrderNotice: boolean;
    language: 'gb' | 'cn';
  };
  message?: string;
};
export type IdentityPreferenceApiArg = void;
export type IdentityUpdateAddressApiResponse = /** status 200 The address as it is now. */ {
  obj: {
    type: 'BILL' | 'SHIP';
    name: string;
    address1: string;
    address2: string;
    city: string;
    state: string;
    zipCode: string;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  };
  message?: string;
};
export type IdentityUpdateAddressApiArg = {
  name: string;
  address1: string;
  address2?: string;
  city: string;
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
    | 'WY';
  zipCode: string;
  type: 'BILL' | 'SHIP';
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type IdentityUpdateSellerApiResponse = /** status 200 The company details as they are now, and a message. */ {
  obj: {
    legalName: string;
    address: string;
    phone: string;
    email: string;
    taxId: string;
    paymentInstructions: string;
    paper: 'LETTER' | 'A4';
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  };
  message?: string;
};
export type IdentityUpdateSellerApiArg = {
  legalName: string;
  address: string;
  phone: string;
  email: string;
  taxId: string;
  paymentInstructions: string;
  paper: 'LETTER' | 'A4';
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type IdentityCreateUserApiResponse =
  /** status 201 Id and name of the user, and in `url` the path to register at, which is good once. */ {
    obj: {
      /** Id. */
      id: number;
      name: string;
      /** Lets its holder in. It is told once: a repeated answer comes without it. */
      url?: string;
    };
    message?: string;
  };
export type IdentityCreateUserApiArg = {
  name: string;
  role: 'STORE' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
  wholesalePrice?: boolean;
  username?: string;
  /** Id. */
  storeId?: number;
};
export type IdentityUpdateUserApiResponse = /** status 200 The user as it is now. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    username: string;
    role: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
    disabled: boolean;
    activated: boolean;
    wholesalePrice: boolean;
    /** Id. */
    storeId: number | null;
    creditPolicy: 'NONE' | 'WARN' | 'STOP';
    /** US dollars, at most two decimals. */
    creditLimit: number;
    paymentTerms: number;
    /** Where an edit began; an old one is refused with STALE. */
    version: string;
  };
  message?: string;
};
export type IdentityUpdateUserApiArg = {
  /** Id. */
  id: number;
  name?: string;
  role?: 'STORE' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS';
  wholesalePrice?: boolean;
  disabled?: boolean;
  creditPolicy?: 'NONE' | 'WARN' | 'STOP';
  /** US dollars, at most two decimals. */
  creditLimit?: number;
  paymentTerms?: number;
  /** Where an edit began; an old one is refused with STALE. */
  version?: string;
};
export type IdentityChangePasswordApiResponse = /** status 200 A message and the token of a new session. */ {
  message: string;
  /** Lets its holder in. It is told once: a repeated answer comes without it. */
  token?: string;
};
export type IdentityChangePasswordApiArg = {
  password: string;
  newPassword: string;
};
export type IdentityBeginSecondFactorApiResponse =
  /** status 200 The secret in base32, and as `setupUrl` what the QR code for an authenticator app says. */ {
    obj: {
      /** Lets its holder in. It is told once: a repeated answer comes without it. */
      secret: string;
      /** Lets its holder in. It is told once: a repeated answer comes without it. */
      setupUrl: string;
    };
    message?: string;
  };
export type IdentityBeginSecondFactorApiArg = {
  password: string;
};
export type IdentityConfirmSecondFactorApiResponse =
  /** status 200 10 recovery codes, each good once, and a message. */ {
    obj: {
      recoveryCodes: string[];
    };
    message?: string;
  };
export type IdentityConfirmSecondFactorApiArg = {
  code: string;
};
export type IdentityEndSecondFactorApiResponse = /** status 200 A message that confirms it. */ {
  message: string;
};
export type IdentityEndSecondFactorApiArg = {
  password: string;
};
export type IdentityUpdatePreferenceApiResponse = /** status 200 All preferences as they are now, and a message. */ {
  obj: {
    orderProductView: 'LIST' | 'CARD';
    newOrderNotice: boolean;
    language: 'gb' | 'cn';
  };
  message?: string;
};
export type IdentityUpdatePreferenceApiArg = {
  orderProductView?: 'LIST' | 'CARD';
  newOrderNotice?: boolean;
  language?: 'gb' | 'cn';
};
export const {
  useIdentityAddressesQuery,
  useLazyIdentityAddressesQuery,
  useIdentitySellerQuery,
  useLazyIdentitySellerQuery,
  useIdentityUsersQuery,
  useLazyIdentityUsersQuery,
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
  useIdentityPreferenceQuery,
  useLazyIdentityPreferenceQuery,
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
