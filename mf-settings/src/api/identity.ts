import { remoteApi } from '@depot/api';
import type { SellerAnswer, updateAddressBody } from '@depot/contracts/identity';
import type { Obj } from '@depot/contracts/wire';
import type * as z from 'zod';
import { identityApi } from './generated/identity.js';

export type UpdateAddressRequest = z.input<typeof updateAddressBody>;

identityApi.enhanceEndpoints({
  endpoints: {
    identityAddresses: { providesTags: ['Address'] },
    identityUpdateAddress: { invalidatesTags: ['Address'] },
    identityUpdatePreference: { invalidatesTags: ['Preference'] },
    identityOwnSecondFactor: { providesTags: ['SecondFactor'] },
    identitySeller: { providesTags: ['Seller'] },
    identityUpdateSeller: { invalidatesTags: ['Seller'] },
    identityRemoveLogo: { invalidatesTags: ['Seller'] },
    identitySecondFactor: { providesTags: ['SecondFactor'] },
    identityResetSecondFactor: { invalidatesTags: ['SecondFactor'] },
    identityEndSecondFactor: { invalidatesTags: ['SecondFactor'] },
    identitySessions: { providesTags: ['Session'] },
    identityOwnSessions: { providesTags: ['Session'] },
    identityEndSessions: { invalidatesTags: ['Session'] },
    identityEndOwnSessions: { invalidatesTags: ['Session'] },
    identityUser: { providesTags: ['User'] },
    identityCreateUser: { invalidatesTags: ['User', 'ProductVisibility'] },
    identityUpdateUser: { invalidatesTags: ['User'] },
  },
});

/** Written by hand: the API description does not describe the body of an upload. */
const logos = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    identitySetLogo: build.mutation<Obj<SellerAnswer>, { file: File }>({
      query: ({ file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/seller/logo', method: 'PUT', body };
      },
      invalidatesTags: ['Seller'],
    }),
  }),
});

export const { useIdentitySetLogoMutation } = logos;

export {
  useIdentityAddressesQuery,
  useIdentityBeginSecondFactorMutation,
  useIdentityChangePasswordMutation,
  useIdentityConfirmSecondFactorMutation,
  useIdentityCreateUserMutation,
  useIdentityEndOwnSessionsMutation,
  useIdentityEndSecondFactorMutation,
  useIdentityEndSessionsMutation,
  useIdentityOwnSecondFactorQuery,
  useIdentityOwnSessionsQuery,
  useIdentityRemoveLogoMutation,
  useIdentityResendActivationMutation,
  useIdentityResetSecondFactorMutation,
  useIdentitySecondFactorQuery,
  useIdentitySellerQuery,
  useIdentitySessionsQuery,
  useIdentityUpdateAddressMutation,
  useIdentityUpdatePreferenceMutation,
  useIdentityUpdateSellerMutation,
  useIdentityUpdateUserMutation,
  useIdentityUserQuery,
} from './generated/identity.js';
