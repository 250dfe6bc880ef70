import { fromHundredths, toHundredthsOfPound } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { type LotAmount, LOTS_PORT, type LotsPort } from '@depot/contracts/inventory';
import type { Order } from '@depot/contracts/orders';
import { may } from '@depot/contracts/permissions';
import { isPickList, type OrderSheetProps } from '@depot/documents';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

type Lines = NonNullable<OrderSheetProps['lines']>;
type Line = Lines extends ReadonlyMap<number, infer Each> ? Each : never;

/** Storage locations and lots of order lines, for order papers. */
@Injectable()
export class SheetLines {
  constructor(
    @Inject(LOTS_PORT) private readonly lots: LotsPort,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /** Details by order line. Locations are included only if the user may see the stock. */
  async loadLines(orders: readonly Order[]): Promise<Lines> {
    const slips = orders.filter((order) => !isPickList(order));
    const lines = new Map<number, Line>();
    for (const [orderItemId, lots] of await this.lots.shipped(slips.map(({ orderId }) => orderId)))
      lines.set(orderItemId, { area: '', lots: lots.map(convertToPounds) });
    if (!may(currentSession().role, 'inventory.read')) return lines;
    const picked = orders.filter(isPickList);
    const areas = await this.loadAreas(picked);
    const first = await this.lots.firstToLeave(picked.map(listAmounts));
    picked.forEach(({ orderItems }, at) => {
      const lots = new Map(first[at]);
      for (const { orderItemId, productId } of orderItems) {
        lines.set(orderItemId, {
          area: areas.get(productId) ?? '',
          lots: (lots.get(productId) ?? []).map(convertToPounds),
        });
        // They are those of all lines of the product together.
        lots.delete(productId);
      }
    });
    return lines;
  }

  /** Area of each product; empty if the warehouse has a single one. */
  private async loadAreas(orders: readonly Order[]): Promise<Map<number, string>> {
    const areas = await this.catalog.subWarehouses();
    if (areas.length < 2 || orders.length === 0) return new Map();
    const productIds = orders.flatMap(({ orderItems }) => orderItems.map(({ productId }) => productId));
    const names = new Map(areas.map(({ id, name }) => [id, name]));
    const products = [...(await this.catalog.products([...new Set(productIds)])).values()];
    return new Map(products.map(({ productId, subWarehouseId }) => [productId, names.get(subWarehouseId) ?? '']));
  }
}

const listAmounts = ({ orderItems }: Order) =>
  orderItems.map(({ productId, quantity, weight }) => ({
    productId,
    quantity,
    weight: toHundredthsOfPound(weight),
  }));

const convertToPounds = ({ weight, ...amount }: LotAmount) => ({ ...amount, weight: fromHundredths(weight) });
