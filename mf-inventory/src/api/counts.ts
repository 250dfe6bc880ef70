import type { CountLine, StockCountLine, StockCountPiece, StockCountProgress } from '@depot/contracts/inventory';
import type { Obj } from '@depot/contracts/wire';
import type { ThunkDispatch, UnknownAction } from '@depot/rtk';
import { inventoryApi } from './generated/inventory.js';
import { taggedApi } from './tags.js';

type ApiState = Parameters<ReturnType<typeof inventoryApi.util.updateQueryData>>[1] extends () => infer State
  ? State
  : never;

/** Body of a finding; the amounts of the screen are numbers already. */
export type FindingRequest = Omit<CountLine, 'weight'> & { weight?: number };

/** Dispatches the thunks of these endpoints. */
export type CountDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryCount: { extraOptions: { keepAnswer: true } },
    inventoryCountPieces: { extraOptions: { keepAnswer: true } },
    inventoryCounts: { extraOptions: { keepAnswer: true } },
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

/** Sends a finding. `track: false`: the response is needed even after the page was left. */
export async function sendFinding(
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

/** Updates one line of the cached sheet from an accepted finding; the sheet is not loaded again. */
export function updateCachedLine(
  dispatch: CountDispatch,
  { countId: id, productId }: { countId: number; productId: number },
  counted: number,
  update: (line: StockCountLine) => StockCountLine,
): void {
  const applyUpdate = () =>
    dispatch(
      inventoryApi.util.updateQueryData('inventoryCount', { id }, ({ obj }) => {
        obj.counted = counted;
        obj.lines = obj.lines.map((line) => (line.productId === productId ? update(line) : line));
      }),
    );
  applyUpdate();
  // a response that is under way may be older than the line and undo the update: it is applied again after it
  void dispatch(inventoryApi.util.getRunningQueryThunk('inventoryCount', { id }))?.then(applyUpdate);
}

export {
  useInventoryCancelCountMutation,
  useInventoryCountQuery,
  useInventoryCountReviewQuery,
  useInventoryCountsQuery,
  useInventoryPostCountMutation,
  useInventoryStartCountMutation,
} from './generated/inventory.js';
