import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';
import { taggedApi } from './tags.js';

/** Name of a column → shown. */
export type ColumnMap = Record<string, boolean>;

askingApi.enhanceEndpoints({
  endpoints: {
    inventoryColumns: { providesTags: ['InventoryColumns'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    inventoryUpdateColumns: {
      /** The table changes at once; a refusal puts the columns back. */
      onQueryStarted: (map, { dispatch, queryFulfilled }) => {
        const draw = dispatch(askingApi.util.upsertQueryData('inventoryColumns', undefined, { obj: map }));
        return queryFulfilled.then(
          () => undefined,
          () => void draw.then(() => dispatch(taggedApi.util.invalidateTags(['InventoryColumns']))),
        );
      },
    },
  },
});

/** For whoever is about to open the list. */
export const prefetchColumns = () => askingApi.util.prefetch('inventoryColumns', undefined);

export { useInventoryColumnsQuery } from './generated/asking.js';
export { useInventoryUpdateColumnsMutation } from './generated/sending.js';
