import { identityApi } from './generated/identity.js';
import { taggedApi } from './tags.js';

identityApi.enhanceEndpoints({
  endpoints: {
    identityInventoryColumns: { providesTags: ['InventoryColumns'] },
    identityUpdateInventoryColumns: {
      /** The table changes at once; a refusal puts the columns back. */
      onQueryStarted: (map, { dispatch, queryFulfilled }) => {
        const draw = dispatch(identityApi.util.upsertQueryData('identityInventoryColumns', undefined, { obj: map }));
        return queryFulfilled.then(
          () => undefined,
          () => void draw.then(() => dispatch(taggedApi.util.invalidateTags(['InventoryColumns']))),
        );
      },
    },
  },
});

/** Loads the list before it is opened. */
export const prefetchColumns = () => identityApi.util.prefetch('identityInventoryColumns', undefined);

export { useIdentityInventoryColumnsQuery, useIdentityUpdateInventoryColumnsMutation } from './generated/identity.js';
