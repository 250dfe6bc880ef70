/**
 * What several remotes read. The shell provides this package to all of them, so that each answer is asked for once and
 * kept once.
 */
import { catalogApi } from './api/generated/catalog.js';
import { identityApi } from './api/generated/identity.js';
import { ordersApi } from './api/generated/orders.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogBrands: { providesTags: ['Brand'], extraOptions: { keepAnswer: true } },
    catalogProductIdsOfStore: { providesTags: ['ProductVisibility'] },
    catalogProducts: { providesTags: ['Product'], extraOptions: { keepAnswer: true } },
    catalogWarehouses: { providesTags: ['Warehouse'], extraOptions: { keepAnswer: true } },
  },
});

identityApi.enhanceEndpoints({
  endpoints: {
    identityPreference: { providesTags: ['Preference'] },
    identityUsers: { providesTags: ['User'] },
  },
});

ordersApi.enhanceEndpoints({ endpoints: { ordersListTemplates: { providesTags: ['OrderTemplate'] } } });

export {
  useCatalogBrandsQuery,
  useCatalogProductIdsOfStoreQuery,
  useCatalogProductsQuery,
  useCatalogWarehousesQuery,
} from './api/generated/catalog.js';
export { useIdentityPreferenceQuery, useIdentityUsersQuery } from './api/generated/identity.js';
export { useOrdersListTemplatesQuery } from './api/generated/orders.js';
