export {
  type IdentityCreateTenantApiArg,
  useIdentityCreateTenantMutation,
  useIdentityTenantsQuery,
  useIdentityUpdateTenantMutation,
} from './generated/identity.js';
