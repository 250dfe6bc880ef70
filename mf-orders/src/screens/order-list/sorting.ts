import type { OrderSort } from '@depot/contracts/orders';

type Direction = 'ascend' | 'descend';

/** What a click on the head of a column means, by the field that it shows. */
const sorts: Record<string, Record<Direction, OrderSort>> = {
  time: { ascend: 'oldest', descend: 'newest' },
  status: { ascend: 'status', descend: 'statusDesc' },
  storeName: { ascend: 'store', descend: 'storeDesc' },
};

/** The order that a head asks for; the newest first where none does. */
export function sortOf(field: string | undefined, direction: Direction | undefined): OrderSort {
  return (field !== undefined && direction && sorts[field]?.[direction]) || 'newest';
}

/** How the head of a field stands while the list is sorted so. */
export function directionOf(field: string, sort: OrderSort): Direction | null {
  const [direction] = Object.entries(sorts[field] ?? {}).find(([, each]) => each === sort) ?? [];
  return (direction as Direction | undefined) ?? null;
}
