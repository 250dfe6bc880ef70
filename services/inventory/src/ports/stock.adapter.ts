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
import { ReceiveService } from '../receiving/receive.service.js';
import { RestockService } from '../returning/restock.service.js';
import { RestoreService } from '../shipping/restore.service.js';
import { ShipService } from '../shipping/ship.service.js';
import { StockRepository } from '../stock/stock.repository.js';
import { UnitReader } from '../unit/unit-reader.js';

/** Stock for the other domains. */
@Injectable()
export class StockAdapter implements StockPort {
  constructor(
    private readonly stock: StockRepository,
    private readonly bookings: BookingService,
    private readonly shipping: ShipService,
    private readonly restoring: RestoreService,
    private readonly returning: RestockService,
    private readonly receiving: ReceiveService,
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
    return this.shipping.ship(orderId, lines, options);
  }

  restore(orderId: number, lost: readonly ReturnedStock[] = []): Promise<void> {
    return this.restoring.restore(orderId, lost);
  }

  restock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void> {
    return this.returning.restock(returnId, orderId, lines);
  }

  reviseRestock(returnId: number, orderId: number, lines: readonly ReturnedStock[]): Promise<void> {
    return this.returning.revise(returnId, orderId, lines);
  }

  undoRestock(returnId: number): Promise<void> {
    return this.returning.undo(returnId);
  }

  receive(lines: readonly ReceiveLine[], cause: ReceiveCause): Promise<LabelledUnit[]> {
    return this.receiving.receive(lines, cause);
  }

  reserve(productId: number, amount: number): Promise<void> {
    return this.bookings.reserve(productId, amount);
  }

  units(inventoryIds: readonly number[]): Promise<Map<number, UnitFacts>> {
    return this.unitReader.facts(inventoryIds);
  }

  async levels(productIds?: readonly number[]): Promise<Map<number, StockLevel>> {
    const rows = await this.stock.read(productIds);
    return new Map(rows.map((row) => [row.productId, row]));
  }
}
