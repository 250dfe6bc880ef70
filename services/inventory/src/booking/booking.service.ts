import { decimalText, isBulk } from '@depot/contracts/amounts';
import { stockAmountOut } from '@depot/contracts/catalog';
import { DomainError } from '@depot/contracts/errors';
import { availableOf, inventoryMessages, type StockAmount } from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { calculateDifference, sumByProduct } from '../stock/amounts-by-product.js';
import { StockExceeded, StockRepository } from '../stock/stock.repository.js';
import { createBookingChange } from '../stock/stock-change.js';
import { StockShortages } from '../stock/stock-shortages.js';
import { limitToAvailable } from './limit-to-available.js';

/** Bookings of open orders, and amounts that ADMIN reserves. */
@Injectable()
export class BookingService {
  constructor(
    private readonly stock: StockRepository,
    private readonly shortages: StockShortages,
  ) {}

  /** Replaces bookings with one statement, all or nothing. */
  async rebook(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<void> {
    const changes = calculateDifference(before, after);
    try {
      await this.stock.change(changes.map(createBookingChange));
    } catch (error) {
      if (!(error instanceof StockExceeded)) throw error;
      throw await this.shortages.createError(sumByProduct(after), sumByProduct(before));
    }
  }

  /** Like `rebook`, but books as much as is in stock. Returns the booked amounts by product. */
  async rebookWhatFits(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<StockAmount[]> {
    const held = sumByProduct(before);
    const wanted = sumByProduct(after);
    const rows = await this.stock.lockRows([...held, ...wanted].map(({ productId }) => productId));
    const fitting = limitToAvailable(wanted, held, rows);
    await this.rebook(held, fitting);
    return fitting;
  }

  async reserve(productId: number, amount: number): Promise<void> {
    const row = await this.stock.lockRow(productId);
    const byWeight = isBulk(row.hasWeight);
    try {
      await this.stock.reserve(productId, byWeight ? 0 : amount, decimalText(byWeight ? amount : 0));
    } catch (error) {
      if (!(error instanceof StockExceeded)) throw error;
      const free = availableOf(row.hasWeight, row) + (byWeight ? row.reservedWeight : row.reservedQuantity);
      throw new DomainError('INSUFFICIENT_STOCK', inventoryMessages.reservedTooMuch, {
        available: stockAmountOut(row.hasWeight, free),
      });
    }
  }
}
