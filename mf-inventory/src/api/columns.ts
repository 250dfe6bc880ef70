import type { Obj } from '@depot/contracts/wire';
import { inventoryApi } from './tags.js';

/** Name of a column → shown. */
export type ColumnMap = Record<string, boolean>;

const columns = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryColumns: build.query<Obj<ColumnMap>, void>({
      query: () => '/preference/inventory-columns',
      providesTags: ['InventoryColumns'],
    }),
    inventoryUpdateColumns: build.mutation<Obj<ColumnMap>, ColumnMap>({
      query: (body) => ({ url: '/preference/inventory-columns', method: 'PUT', body }),
      /** The table changes at once; a refusal puts the columns back. */
      onQueryStarted: (map, { dispatch, queryFulfilled }) => {
        const draw = dispatch(columns.util.upsertQueryData('inventoryColumns', undefined, { obj: map }));
        return queryFulfilled.then(
          () => undefined,
          () => void draw.then(() => dispatch(inventoryApi.util.invalidateTags(['InventoryColumns']))),
        );
      },
    }),
  }),
});

export const { useInventoryColumnsQuery, useInventoryUpdateColumnsMutation } = columns;
