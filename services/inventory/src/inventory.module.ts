import { LOTS_PORT, RECONCILIATION_PORT, STOCK_PORT, STOCK_USAGE_PORT } from '@depot/contracts/inventory';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { AdjustService } from './adjusting/adjust.service.js';
import { ProductWeightController } from './adjusting/product-weight.controller.js';
import { AllocationRepository } from './allocation/allocation.repository.js';
import { BookingService } from './booking/booking.service.js';
import { CountController } from './counting/count.controller.js';
import { CountEntry } from './counting/count-entry.js';
import { CountPieceRepository } from './counting/count-piece.repository.js';
import { CountPosting } from './counting/count-posting.js';
import { CountStart } from './counting/count-start.js';
import { CountView } from './counting/count-view.js';
import { StockCountRepository } from './counting/stock-count.repository.js';
import { DailyCount } from './dashboard/daily-count.js';
import { DailyCountRepository } from './dashboard/daily-count.repository.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { FirstStepsView } from './dashboard/first-steps.js';
import { UnitCountRepository } from './dashboard/unit-count.repository.js';
import { UnitCounts } from './dashboard/unit-counts.js';
import { History } from './history/history.js';
import { ExpiringLots } from './lots/expiring-lots.js';
import { LotRepository } from './lots/lot.repository.js';
import { LotsController } from './lots/lots.controller.js';
import { RecallService } from './lots/recall.service.js';
import { InventoryController } from './overview/inventory.controller.js';
import { InventoryListing } from './overview/inventory-listing.js';
import { LotsAdapter } from './ports/lots.adapter.js';
import { ReconciliationAdapter } from './ports/reconciliation.adapter.js';
import { StockAdapter } from './ports/stock.adapter.js';
import { StockUsageAdapter } from './ports/stock-usage.adapter.js';
import { ProposalController } from './proposal/proposal.controller.js';
import { ProposalService } from './proposal/proposal.service.js';
import { ReceivedController } from './received/received.controller.js';
import { ReceivedRepository } from './received/received.repository.js';
import { ReceivedRecords } from './received/received-records.js';
import { AddInventoryService } from './receiving/add-inventory.service.js';
import { ReceiveService } from './receiving/receive.service.js';
import { SerialNumbers } from './receiving/serial-numbers.js';
import { ReconciliationRepository } from './reconciliation/reconciliation.repository.js';
import { StockRepair } from './reconciliation/stock-repair.js';
import { RestockService } from './returning/restock.service.js';
import { RestockedGoods } from './returning/restocked-goods.js';
import { ExpiredGoods } from './shipping/expired-goods.js';
import { RestoreService } from './shipping/restore.service.js';
import { ScannedPieces } from './shipping/scanned-pieces.js';
import { ShipService } from './shipping/ship.service.js';
import { LedgerRepository } from './stock/ledger.repository.js';
import { StockRepository } from './stock/stock.repository.js';
import { StockShortages } from './stock/stock-shortages.js';
import { StagedUnitRepository } from './stock-import/staged-unit.repository.js';
import { StockImporter } from './stock-import/stock.importer.js';
import { StockStage } from './stock-import/stock-stage.js';
import { UnitRepository } from './unit/unit.repository.js';
import { UnitReader } from './unit/unit-reader.js';
import { InventoryWorkbookController } from './workbook/inventory-workbook.controller.js';
import { RecallWorkbookController } from './workbook/recall-workbook.controller.js';

const rows = [
  StockRepository,
  UnitRepository,
  StagedUnitRepository,
  UnitReader,
  AllocationRepository,
  LedgerRepository,
  ReconciliationRepository,
  ReceivedRepository,
  DailyCountRepository,
  UnitCountRepository,
  LotRepository,
];
const outgoing = [StockShortages, BookingService, ScannedPieces, ExpiredGoods, ShipService];
const incoming = [
  RestockedGoods,
  RestoreService,
  RestockService,
  SerialNumbers,
  ReceiveService,
  AddInventoryService,
  ReceivedRecords,
  AdjustService,
  StockStage,
  StockImporter,
];
const counting = [StockCountRepository, CountPieceRepository, CountStart, CountEntry, CountPosting, CountView];
const views = [
  InventoryListing,
  History,
  DashboardService,
  UnitCounts,
  FirstStepsView,
  DailyCount,
  ExpiringLots,
  ProposalService,
  RecallService,
];
const controllers = [
  InventoryController,
  ProductWeightController,
  ReceivedController,
  DashboardController,
  LotsController,
  CountController,
  ProposalController,
  InventoryWorkbookController,
  RecallWorkbookController,
];

/**
 * Stock: what is there, what is booked, and everything that ever moved. Global, because other domains ask it by its
 * ports.
 */
@Global()
@Module({
  imports: [ImportingModule],
  controllers,
  providers: [
    ...rows,
    ...outgoing,
    ...incoming,
    ...views,
    ...counting,
    { provide: STOCK_PORT, useClass: StockAdapter },
    { provide: LOTS_PORT, useClass: LotsAdapter },
    { provide: RECONCILIATION_PORT, useClass: ReconciliationAdapter },
    { provide: STOCK_USAGE_PORT, useClass: StockUsageAdapter },
    StockRepair,
  ],
  exports: [STOCK_PORT, LOTS_PORT, RECONCILIATION_PORT, STOCK_USAGE_PORT],
})
export class InventoryModule {}

export { inventoryMigrations } from './migrations/index.js';
