import type {
  LabelledUnit,
  OpenedProduct,
  OpenedStage,
  ReceiveCause,
  ReceiveLine,
  ReturnedStock,
  ShipLine,
  ShippedLine,
  StockAmount,
  StockLevel,
  StockPort,
  UnitFacts,
} from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { BookingService } from '../booking/booking.service.js';
import { ReceiveStock } from '../receiving/receive-stock.js';
import { RestockService } from '../returning/restock.service.js';
import { RestoreStock } from '../shipping/restore-stock.js';
import { ShipStock } from '../shipping/ship-stock.js';
import { StockRepository } from '../stock/stock.repository.js';
import { UnitReader } from '../unit/unit-reader.js';

/** Stock for the other domains. */
@Injectable()
export class StockAdapter implements StockPort {
  constructor(
    private readonly stock: StockRepository,
    private readonly bookings: BookingService,
    private readonly shipping: ShipStock,
    private readonly restoring: RestoreStock,
    private readonly returning: RestockService,
    private readonly receiving: ReceiveStock,
    private readonly unitReader: UnitReader,
  ) {}

  open(products: readonly OpenedProduct[]): Promise<void> {
    return this.stock.open(products);
  }

  publishOpened(stage: OpenedStage): Promise<void> {
    return this.stock.publishOpened(stage);
  }

  clearOpened(stage: OpenedStage, productIds: readonly number[]): Promise<void> {
    return this.stock.clearOpened(stage, productIds);
  }

  book(lines: readonly StockAmount[]): Promise<void> {
    return this.bookings.rebook([], lines);
  }

  release(lines: readonly StockAmount[]): Promise<void> {
    return this.bookings.rebook(lines, []);
  }

  rebook(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<void> {
    return this.bookings.rebook(before, after);
  }

  rebookWhatFits(before: readonly StockAmount[], after: readonly StockAmount[]): Promise<StockAmount[]> {
    return this.bookings.rebookWhatFits(before, after);
  }

  ship(
    orderId: number,
    lines: readonly ShipLine[],
    options: { booked?: boolean; time?: number; expiredConfirmed?: boolean } = {},
  ): Promise<ShippedLine[]> {
    return this.shipping.execute(orderId, lines, options);
  }

  restore(orderId: number, lost: readonly ReturnedStock[] = []): Promise<void> {
    return this.restoring.execute(orderId, lost);
  }

  restock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void> {
    return this.returning.restock(returnId, orderId, lines);
  }

  reviseRestock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void> {
    return this.returning.reviseRestock(returnId, orderId, lines);
  }

  undoRestock(returnId: number): Promise<void> {
    return this.returning.undoRestock(returnId);
  }

  receive(lines: readonly ReceiveLine[], cause: ReceiveCause): Promise<LabelledUnit[]> {
    return this.receiving.execute(lines, cause);
  }

  reserve(productId: number, amount: number): Promise<void> {
    return this.bookings.reserve(productId, amount);
  }

  units(inventoryIds: readonly number[]): Promise<Map<number, UnitFacts>> {
    return this.unitReader.findFacts(inventoryIds);
  }

  async levels(productIds?: readonly number[]): Promise<Map<number, StockLevel>> {
    const rows = await this.stock.read(productIds);
    return new Map(rows.map((row) => [row.productId, row]));
  }
}
