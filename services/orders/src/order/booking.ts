import { isBulk } from '@depot/contracts/amounts';
import { STOCK_PORT, type StockAmount, type StockPort } from '@depot/contracts/inventory';
import { Inject, Injectable } from '@nestjs/common';
import { getOrderedAmount, listBookedAmounts, type OrderLine } from './order-line.js';

/** Books what orders hold in stock. */
@Injectable()
export class Booking {
  constructor(@Inject(STOCK_PORT) private readonly stock: StockPort) {}

  /**
   * Books all lines or none.
   *
   * @throws INSUFFICIENT_STOCK naming every product that falls short
   */
  async book(lines: readonly OrderLine[]): Promise<void> {
    await this.stock.book(listBookedAmounts(lines));
  }

  /**
   * Replaces the bookings of an order, all or nothing.
   *
   * @throws INSUFFICIENT_STOCK naming every product that falls short
   */
  async rebook(before: readonly OrderLine[], after: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    await this.stock.rebook(listBookedAmounts(before), listBookedAmounts(after));
    return after;
  }

  /** Books as much as is in stock. The missing amount stays on each line as `short`. */
  async rebookWhatFits(before: readonly OrderLine[], after: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    const booked = await this.stock.rebookWhatFits(listBookedAmounts(before), listBookedAmounts(after));
    return markShortages(after, booked);
  }

  async release(lines: readonly OrderLine[]): Promise<void> {
    await this.stock.release(listBookedAmounts(lines));
  }
}

/** Writes the amount that was not booked to `short`. Each product has one line. */
function markShortages(lines: readonly OrderLine[], booked: readonly StockAmount[]): OrderLine[] {
  const byProduct = new Map(booked.map((amount) => [amount.productId, amount]));
  return lines.map((line) => {
    const amount = byProduct.get(line.productId);
    const got = isBulk(line.hasWeight) ? amount?.weight : amount?.quantity;
    return { ...line, short: getOrderedAmount(line) - (got ?? 0) };
  });
}
