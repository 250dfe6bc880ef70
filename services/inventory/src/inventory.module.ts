import { Global, Module } from '@nestjs/common';
import { STOCK_PORT } from '@depot/contracts/inventory';
import { AdjustService } from './adjusting/adjust.service.js';
import { Allocations } from './allocation/allocations.js';
import { BookingService } from './booking/booking.service.js';
import { ReceiveService } from './receiving/receive.service.js';
import { GoodsBack } from './returning/goods-back.js';
import { TakeBackService } from './returning/take-back.service.js';
import { RestoreService } from './shipping/restore.service.js';
import { ScannedPieces } from './shipping/scanned-pieces.js';
import { ShipService } from './shipping/ship.service.js';
import { Ledger } from './stock/ledger.js';
import { Shortages } from './stock/shortages.js';
import { StockRows } from './stock/stock-rows.js';
import { StockService } from './stock/stock.service.js';
import { UnitReader } from './unit/unit-reader.js';
import { UnitRows } from './unit/unit-rows.js';

const rows = [StockRows, UnitRows, UnitReader, Allocations, Ledger];
const changes = [
  Shortages,
  BookingService,
  ScannedPieces,
  ShipService,
  GoodsBack,
  RestoreService,
  TakeBackService,
  ReceiveService,
  AdjustService,
];

/** Stock: what is there, what is booked, and everything that ever moved. */
@Global()
@Module({
  providers: [...rows, ...changes, { provide: STOCK_PORT, useClass: StockService }],
  exports: [STOCK_PORT],
})
export class InventoryModule {}
