import { identityApi } from './generated/identity.js';

identityApi.enhanceEndpoints({
  endpoints: {
    identityUsers: { providesTags: ['User'] },
  },
});

export { useIdentityUsersQuery } from './generated/identity.js';
