import type * as z from 'zod';
import type { brand, Product, subWarehouse } from '@depot/contracts/catalog';
import type { List } from '@depot/contracts/wire';
import { inboundApi } from './tags.js';

const catalog = inboundApi.injectEndpoints({
  endpoints: (build) => ({
    inboundProducts: build.query<List<Product>, void>({ query: () => '/product', providesTags: ['Product'] }),
    inboundSuppliers: build.query<List<z.output<typeof brand>>, void>({ query: () => '/brand', providesTags: ['Brand'] }),
    inboundWarehouses: build.query<List<z.output<typeof subWarehouse>>, void>({ query: () => '/warehouse', providesTags: ['Warehouse'] }),
  }),
});

export const { useInboundProductsQuery, useInboundSuppliersQuery, useInboundWarehousesQuery } = catalog;
