import { type ShipLine, type ShippedLine, STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { orderedAmount, type OrderLine, stockAmount } from '../order/order-line.js';
import { type LineUnit, OrderLineRepository } from '../order/order-line.repository.js';

/** Takes the goods of lines out of stock and writes down what left. */
@Injectable()
export class Shipping {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    private readonly orderLines: OrderLineRepository,
  ) {}

  /** `pieces` names weighed pieces and scanned lots by line id. The weight of weighed lines is known only now. */
  async ship(
    orderId: number,
    lines: readonly OrderLine[],
    pieces: ReadonlyMap<number, number[]>,
    options: { booked?: boolean; time: number; expiredConfirmed?: boolean },
  ): Promise<{ lines: OrderLine[]; units: LineUnit[] }> {
    const shipped = await this.stock.ship(orderId, shipLines(lines, pieces), options);
    const weighed = shippedByLine(lines, shipped);
    const after = lines.map((line) => ({ ...line, weight: weighed.get(line.orderItemId)?.weight ?? line.weight }));
    const units = [...weighed.values()].flatMap((line) => unitsOf(orderId, line));
    if (weighed.size > 0) {
      await this.orderLines.write(orderId, after);
      await this.orderLines.addUnits(units);
    }
    return { lines: after, units };
  }
}

function shipLines(lines: readonly OrderLine[], pieces: ReadonlyMap<number, number[]>): ShipLine[] {
  return lines.map((line) => ({
    ...stockAmount(line, orderedAmount(line)),
    orderItemId: line.orderItemId,
    hasWeight: line.hasWeight,
    inventoryIds: pieces.get(line.orderItemId) ?? [],
  }));
}

/** What left on the lines of weighed pieces, by line id. */
function shippedByLine(lines: readonly OrderLine[], shipped: readonly ShippedLine[]): Map<number, ShippedLine> {
  const weighed = new Set(lines.flatMap(({ orderItemId, hasWeight }) => (hasWeight === 'Yes' ? [orderItemId] : [])));
  return new Map(shipped.flatMap((line) => (weighed.has(line.orderItemId) ? [[line.orderItemId, line]] : [])));
}

function unitsOf(orderId: number, { orderItemId, inventoryIds, weights }: ShippedLine): LineUnit[] {
  return inventoryIds.map((inventoryId, index) => ({ orderId, orderItemId, inventoryId, weight: weights[index] ?? 0 }));
}
