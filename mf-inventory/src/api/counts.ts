import type { StockCountLine, StockCountPiece, StockCountProgress } from '@depot/contracts/inventory';
import type { Obj } from '@depot/contracts/wire';
import type { ThunkDispatch, UnknownAction } from '@depot/rtk';
import { afterSending, type CountFact, type FindingRequest } from '../counting/countFact.js';
import { inventoryApi } from './generated/inventory.js';
import { isStale, stockChanged, taggedApi } from './tags.js';

type ApiState = Parameters<ReturnType<typeof inventoryApi.util.updateQueryData>>[1] extends () => infer State
  ? State
  : never;

/** Dispatches what these endpoints do. */
export type CountDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

const countChanged = (_answer: unknown, failure: unknown) => (failure ? [] : (['StockCount'] as const));

const countPosted = (answer: unknown, failure: unknown) =>
  isStale(failure) ? (['StockCount'] as const) : [...countChanged(answer, failure), ...stockChanged(answer, failure)];

inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryCounts: { providesTags: ['StockCount'], extraOptions: { keepAnswer: true } },
    inventoryCount: { providesTags: ['StockCount'], extraOptions: { keepAnswer: true } },
    inventoryCountPieces: { providesTags: ['Inventory'], extraOptions: { keepAnswer: true } },
    inventoryCountReview: { providesTags: ['StockCount'] },
    inventoryCancelCount: { invalidatesTags: countChanged },
    inventoryStartCount: { invalidatesTags: countChanged },
    inventoryPostCount: { invalidatesTags: countPosted },
  },
});

/** Written by hand: its key lives longer than the page. */
const findingApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryCountLine: build.mutation<Obj<StockCountProgress>, { request: FindingRequest; key: string }>({
      query: ({ request, key }) => ({
        url: '/stock-count/line',
        method: 'PUT',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});

/** Sends what was found. Its answer is of interest even when the page has gone. */
export async function enterFinding(
  dispatch: CountDispatch,
  request: FindingRequest,
  key: string,
): Promise<StockCountProgress> {
  const sending = dispatch(findingApi.endpoints.inventoryCountLine.initiate({ request, key }, { track: false }));
  return (await sending.unwrap()).obj;
}

/** The labels of the place that is counted; without a network those of the last time. */
export async function loadPieces(dispatch: CountDispatch, id: number): Promise<readonly StockCountPiece[]> {
  const asking = dispatch(
    inventoryApi.endpoints.inventoryCountPieces.initiate({ id }, { forceRefetch: true, subscribe: false }),
  );
  return (await asking.unwrap()).list;
}

/** The lines of a count as the server has them now; the sheet, where it is open, shows them. */
export async function loadLines(dispatch: CountDispatch, id: number): Promise<readonly StockCountLine[]> {
  const asking = dispatch(
    inventoryApi.endpoints.inventoryCount.initiate({ id }, { forceRefetch: true, subscribe: false }),
  );
  return (await asking.unwrap()).obj.lines;
}

/** The sheet shows what the server has taken; the other lines are not asked for again. */
export function noteFinding(dispatch: CountDispatch, fact: CountFact, progress: StockCountProgress): void {
  const { countId: id, productId } = fact;
  const note = () =>
    dispatch(
      inventoryApi.util.updateQueryData('inventoryCount', { id }, ({ obj }) => {
        obj.counted = progress.counted;
        obj.lines = obj.lines.map((line) => (line.productId === productId ? afterSending(line, fact, progress) : line));
      }),
    );
  note();
  // an answer that is on its way may be older than the line and take it back: it is noted again then
  void dispatch(inventoryApi.util.getRunningQueryThunk('inventoryCount', { id }))?.then(note);
}

export {
  useInventoryCancelCountMutation,
  useInventoryCountQuery,
  useInventoryCountReviewQuery,
  useInventoryCountsQuery,
  useInventoryPostCountMutation,
  useInventoryStartCountMutation,
} from './generated/inventory.js';
