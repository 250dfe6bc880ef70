import { identityApi } from './generated/identity.js';

identityApi.enhanceEndpoints({
  endpoints: {
    identityUsers: { providesTags: ['User'] },
    identityPreference: { providesTags: ['Preference'] },
  },
});

export { useIdentityPreferenceQuery, useIdentityUsersQuery } from './generated/identity.js';
