import { type ShipLine, type ShippedLine, STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { getOrderedAmount, type OrderLine, toStockAmount } from '../order/order-line.js';
import { type LineUnit, OrderLineRepository } from '../order/order-line.repository.js';

/** Takes the goods of order lines out of stock and stores the shipped units. */
@Injectable()
export class ShipLines {
  constructor(
    @Inject(STOCK_PORT) private readonly stock: StockPort,
    private readonly orderLines: OrderLineRepository,
  ) {}

  /** `scannedUnitIds` has weighed units and scanned lots by line id. The weight of weighed lines is known only now. */
  async execute(
    orderId: number,
    lines: readonly OrderLine[],
    scannedUnitIds: ReadonlyMap<number, number[]>,
    options: { booked?: boolean; time: number; expiredConfirmed?: boolean },
  ): Promise<{ lines: OrderLine[]; units: LineUnit[] }> {
    const shipped = await this.stock.ship(orderId, buildShipLines(lines, scannedUnitIds), options);
    const weighed = mapWeighedLines(lines, shipped);
    const shippedLines = lines.map((line) => ({
      ...line,
      weight: weighed.get(line.orderItemId)?.weight ?? line.weight,
    }));
    const units = [...weighed.values()].flatMap((line) => listUnits(orderId, line));
    if (weighed.size > 0) {
      await this.orderLines.write(orderId, shippedLines);
      await this.orderLines.addUnits(units);
    }
    return { lines: shippedLines, units };
  }
}

function buildShipLines(lines: readonly OrderLine[], scannedUnitIds: ReadonlyMap<number, number[]>): ShipLine[] {
  return lines.map((line) => ({
    ...toStockAmount(line, getOrderedAmount(line)),
    orderItemId: line.orderItemId,
    hasWeight: line.hasWeight,
    inventoryIds: scannedUnitIds.get(line.orderItemId) ?? [],
  }));
}

/** Shipped lines of weighed products, by line id. */
function mapWeighedLines(lines: readonly OrderLine[], shipped: readonly ShippedLine[]): Map<number, ShippedLine> {
  const weighed = new Set(lines.flatMap(({ orderItemId, hasWeight }) => (hasWeight === 'Yes' ? [orderItemId] : [])));
  return new Map(shipped.flatMap((line) => (weighed.has(line.orderItemId) ? [[line.orderItemId, line]] : [])));
}

function listUnits(orderId: number, { orderItemId, inventoryIds, weights }: ShippedLine): LineUnit[] {
  return inventoryIds.map((inventoryId, index) => ({ orderId, orderItemId, inventoryId, weight: weights[index] ?? 0 }));
}
