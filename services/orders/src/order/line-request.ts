import type { Cents, Hundredths } from '@depot/contracts/amounts';

/** A line of a request. */
export interface LineRequest {
  orderItemId?: number;
  productId: number;
  quantity?: number;
  weight?: Hundredths;
  rate?: Cents;
  notes?: string;
}

/** A line with its index in the request, for the paths of violations. */
export interface IndexedRequest extends LineRequest {
  index: number;
}

const notesLength = 500;

/** Merges the lines of the same product, at the position of the first one. */
export function mergeRequests(requests: readonly LineRequest[]): IndexedRequest[] {
  const byProduct = new Map<number, IndexedRequest>();
  requests.forEach((request, index) => {
    const first = byProduct.get(request.productId);
    byProduct.set(request.productId, first ? mergeTwo(first, request) : { ...request, index });
  });
  return [...byProduct.values()];
}

function mergeTwo(first: IndexedRequest, next: LineRequest): IndexedRequest {
  return {
    ...first,
    orderItemId: first.orderItemId ?? next.orderItemId,
    quantity: addOptional(first.quantity, next.quantity),
    weight: addOptional(first.weight, next.weight),
    rate: first.rate ?? next.rate,
    notes: joinNotes(first.notes, next.notes),
  };
}

function addOptional(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
}

function joinNotes(a: string | undefined, b: string | undefined): string | undefined {
  if (!a || !b || a === b) return a || b;
  return `${a}; ${b}`.slice(0, notesLength);
}
