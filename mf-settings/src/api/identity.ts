import type { updateAddressBody } from '@depot/contracts/identity';
import type * as z from 'zod';
import { identityApi } from './generated/identity.js';

export type UpdateAddressRequest = z.input<typeof updateAddressBody>;

identityApi.enhanceEndpoints({
  endpoints: {
    identityAddresses: { providesTags: ['Address'] },
    identityUpdateAddress: { invalidatesTags: ['Address'] },
    identityPreference: { providesTags: ['Preference'] },
    identityUpdatePreference: { invalidatesTags: ['Preference'] },
    identityOwnSecondFactor: { providesTags: ['SecondFactor'] },
    identitySeller: { providesTags: ['Seller'] },
    identityUpdateSeller: { invalidatesTags: ['Seller'] },
    identitySecondFactor: { providesTags: ['SecondFactor'] },
    identityResetSecondFactor: { invalidatesTags: ['SecondFactor'] },
    identityEndSecondFactor: { invalidatesTags: ['SecondFactor'] },
    identitySessions: { providesTags: ['Session'] },
    identityOwnSessions: { providesTags: ['Session'] },
    identityEndSessions: { invalidatesTags: ['Session'] },
    identityEndOwnSessions: { invalidatesTags: ['Session'] },
    identityUsers: { providesTags: ['User'] },
    identityUser: { providesTags: ['User'] },
    identityCreateUser: { invalidatesTags: ['User', 'ProductVisibility'] },
    identityUpdateUser: { invalidatesTags: ['User'] },
  },
});

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
  useIdentityPreferenceQuery,
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
  useIdentityUsersQuery,
} from './generated/identity.js';
