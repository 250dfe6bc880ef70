import { catalogApi } from './generated/catalog.js';
import { identityApi } from './generated/identity.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
  },
});

export { useCatalogProductsQuery } from './generated/catalog.js';

identityApi.enhanceEndpoints({
  endpoints: {
    identityUsers: { providesTags: ['User'] },
  },
});

export { useIdentityUsersQuery } from './generated/identity.js';
