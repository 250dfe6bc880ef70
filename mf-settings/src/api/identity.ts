import { remoteApi } from '@depot/api';
import type { SellerAnswer, updateAddressBody } from '@depot/contracts/identity';
import type { Obj } from '@depot/contracts/wire';
import type * as z from 'zod';
import { identitySetLogoTags } from './generated/identity.js';

export type UpdateAddressRequest = z.input<typeof updateAddressBody>;

/** Written by hand: the API description does not describe the body of an upload. */
const logos = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    identitySetLogo: build.mutation<Obj<SellerAnswer>, { file: File }>({
      query: ({ file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/seller/logo', method: 'PUT', body };
      },
      ...identitySetLogoTags,
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
