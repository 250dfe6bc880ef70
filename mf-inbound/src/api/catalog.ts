import { askingApi } from './generated/asking.js';

askingApi.enhanceEndpoints({
  endpoints: {
    inboundProducts: { providesTags: ['Product'] },
    inboundSuppliers: { providesTags: ['Brand'] },
    inboundWarehouses: { providesTags: ['Warehouse'] },
  },
});

export { useInboundProductsQuery, useInboundSuppliersQuery, useInboundWarehousesQuery } from './generated/asking.js';
