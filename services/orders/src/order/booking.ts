import { isBulk } from '@depot/contracts/amounts';
import { STOCK_PORT, type StockAmount, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { bookedBy, orderedAmount, type OrderLine } from './order-line.js';

/** Books what orders hold in stock. */
@Injectable()
export class Booking {
  constructor(@Inject(STOCK_PORT) private readonly stock: StockPort) {}

  /** Books all lines or none: INSUFFICIENT_STOCK names every short product. */
  async book(lines: readonly OrderLine[]): Promise<void> {
    await this.stock.book(bookedBy(lines));
  }

  /** Replaces what the order holds, all or nothing. */
  async rebook(before: readonly OrderLine[], after: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    await this.stock.rebook(bookedBy(before), bookedBy(after));
    return after;
  }

  /** Replaces what the order holds by as much as there is; what is missing stays on the lines as short. */
  async rebookWhatFits(before: readonly OrderLine[], after: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    const booked = await this.stock.rebookWhatFits(bookedBy(before), bookedBy(after));
    return withShorts(after, booked);
  }

  async release(lines: readonly OrderLine[]): Promise<void> {
    await this.stock.release(bookedBy(lines));
  }
}

/** The lines, one per product, with what was not booked as short. */
function withShorts(lines: readonly OrderLine[], booked: readonly StockAmount[]): OrderLine[] {
  const byProduct = new Map(booked.map((amount) => [amount.productId, amount]));
  return lines.map((line) => {
    const amount = byProduct.get(line.productId);
    const got = isBulk(line.hasWeight) ? amount?.weight : amount?.quantity;
    return { ...line, short: orderedAmount(line) - (got ?? 0) };
  });
}
