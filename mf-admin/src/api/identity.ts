import { identityApi } from './generated/identity.js';

identityApi.enhanceEndpoints({
  endpoints: {
    identityTenants: { providesTags: ['Tenant'] },
    identityCreateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
    identityUpdateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
  },
});

export {
  type IdentityCreateTenantApiArg,
  useIdentityCreateTenantMutation,
  useIdentityTenantsQuery,
  useIdentityUpdateTenantMutation,
} from './generated/identity.js';
