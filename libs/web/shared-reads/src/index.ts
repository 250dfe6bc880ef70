/**
 * What several remotes read. The shell provides this package to all of them, so that each answer is asked for once and
 * kept once.
 */
import { catalogApi } from './api/generated/catalog.js';

catalogApi.enhanceEndpoints({
  endpoints: {
    catalogBrands: { extraOptions: { keepAnswer: true } },
    catalogProducts: { extraOptions: { keepAnswer: true } },
    catalogWarehouses: { extraOptions: { keepAnswer: true } },
  },
});

export {
  useCatalogBrandsQuery,
  useCatalogProductIdsOfStoreQuery,
  useCatalogProductsQuery,
  useCatalogWarehousesQuery,
} from './api/generated/catalog.js';
export { useIdentityPreferenceQuery, useIdentityUsersQuery } from './api/generated/identity.js';
export { useOrdersListTemplatesQuery } from './api/generated/orders.js';
