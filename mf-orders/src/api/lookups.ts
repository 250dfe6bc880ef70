import { catalogApi } from './generated/catalog.js';
import { identityApi } from './generated/identity.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
    catalogProductIdsOfStore: { providesTags: ['ProductVisibility'] },
  },
});

export { useCatalogProductIdsOfStoreQuery, useCatalogProductsQuery } from './generated/catalog.js';

identityApi.enhanceEndpoints({
  endpoints: {
    identityUsers: { providesTags: ['User'] },
    identityPreference: { providesTags: ['Preference'] },
  },
});

export { useIdentityPreferenceQuery, useIdentityUsersQuery } from './generated/identity.js';
