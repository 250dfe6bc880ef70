import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';
import { stockChanged } from './tags.js';

const countChanged = (_answer: unknown, failure: unknown) => (failure ? [] : (['StockCount'] as const));

askingApi.enhanceEndpoints({
  endpoints: {
    inventoryCounts: { providesTags: ['StockCount'] },
    inventoryCount: { providesTags: ['StockCount'] },
    inventoryCountReview: { providesTags: ['StockCount'] },
    inventoryCancelCount: { invalidatesTags: countChanged },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    inventoryStartCount: { invalidatesTags: countChanged },
    inventoryCountLine: {
      /** The line shows what was counted as soon as the server has it; the other lines are not asked for again. */
      onQueryStarted: async ({ id, productId, quantity = 0, weight = 0, inventoryIds = [] }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined);
        if (!done) return;
        // an answer that is on its way, as after a lost network, may be older than the line and would take it back
        await dispatch(askingApi.util.getRunningQueryThunk('inventoryCount', { id }));
        dispatch(
          askingApi.util.updateQueryData('inventoryCount', { id }, ({ obj }) => {
            const line = obj.lines.find((each) => each.productId === productId);
            if (!line) return;
            obj.counted = done.data.obj.counted;
            const known = new Map(line.units.map((unit) => [unit.inventoryId, unit]));
            line.units = inventoryIds.map((inventoryId) => known.get(inventoryId) ?? { inventoryId, qrText: '' });
            line.quantity = line.hasWeight === 'Yes' ? inventoryIds.length : quantity;
            line.weight = weight;
          }),
        );
      },
    },
    inventoryPostCount: {
      invalidatesTags: (answer, failure) => [...countChanged(answer, failure), ...stockChanged(answer, failure)],
    },
  },
});

export {
  useInventoryCountsQuery,
  useInventoryCountQuery,
  useInventoryCountReviewQuery,
  useInventoryCancelCountMutation,
} from './generated/asking.js';
export { useInventoryStartCountMutation, useInventoryCountLineMutation, useInventoryPostCountMutation } from './generated/sending.js';
