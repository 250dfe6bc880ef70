import type { OrderItem } from '@depot/contracts/orders';
import type { Orderable } from '../../ordering/orderable.js';

interface Area {
  id: number;
  name: string;
  items: OrderItem[];
}

/**
 * Groups the lines by area of their products, the largest first, and lists products that cannot be ordered any more.
 */
export function groupTemplateAreas(
  items: readonly OrderItem[],
  choices: readonly Pick<Orderable, 'productId' | 'subWarehouse'>[],
): { areas: Area[]; left: string[] } {
  const known = new Map(choices.map((product) => [product.productId, product.subWarehouse]));
  const areas = new Map<number, Area>();
  const left: string[] = [];
  for (const item of items) {
    const place = known.get(item.productId);
    if (!place) {
      left.push(item.name);
      continue;
    }
    const area = areas.get(place.id) ?? { ...place, items: [] };
    area.items.push(item);
    areas.set(place.id, area);
  }
  return { areas: [...areas.values()].sort((a, b) => b.items.length - a.items.length), left };
}
