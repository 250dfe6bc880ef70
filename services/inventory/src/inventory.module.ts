import { LOTS_PORT, RECONCILIATION_PORT, STOCK_PORT, STOCK_USAGE_PORT } from '@depot/contracts/inventory';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { AdjustService } from './adjusting/adjust.service.js';
import { ProductWeightController } from './adjusting/product-weight.controller.js';
import { AllocationRepository } from './allocation/allocation.repository.js';
import { BookingService } from './booking/booking.service.js';
import { EnterFinding } from './counting/commands/enter-finding.js';
import { PostCount } from './counting/commands/post-count.js';
import { StartCount } from './counting/commands/start-count.js';
import { CountController } from './counting/count.controller.js';
import { CountPieceRepository } from './counting/count-piece.repository.js';
import { CountView } from './counting/count-view.js';
import { StockCountRepository } from './counting/stock-count.repository.js';
import { DailyCountRepository } from './dashboard/daily-count.repository.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { GetFirstSteps } from './dashboard/get-first-steps.js';
import { RecordDailyCount } from './dashboard/record-daily-count.js';
import { UnitCountRepository } from './dashboard/unit-count.repository.js';
import { UnitCounts } from './dashboard/unit-counts.js';
import { ListExpiringLots } from './lots/list-expiring-lots.js';
import { LotRepository } from './lots/lot.repository.js';
import { LotsController } from './lots/lots.controller.js';
import { RecallService } from './lots/recall.service.js';
import { InventoryController } from './overview/inventory.controller.js';
import { InventoryListing } from './overview/inventory-listing.js';
import { ListMovements } from './overview/list-movements.js';
import { LotsAdapter } from './ports/lots.adapter.js';
import { ReconciliationAdapter } from './ports/reconciliation.adapter.js';
import { StockAdapter } from './ports/stock.adapter.js';
import { StockUsageAdapter } from './ports/stock-usage.adapter.js';
import { ProposalController } from './proposal/proposal.controller.js';
import { ProposalService } from './proposal/proposal.service.js';
import { ReceivedController } from './received/received.controller.js';
import { ReceivedRepository } from './received/received.repository.js';
import { ReceivedRecords } from './received/received-records.js';
import { AddStock } from './receiving/add-stock.js';
import { ReceiveStock } from './receiving/receive-stock.js';
import { SerialNumbers } from './receiving/serial-numbers.js';
import { ReconciliationRepository } from './reconciliation/reconciliation.repository.js';
import { RepairStock } from './reconciliation/repair-stock.js';
import { RestockService } from './returning/restock.service.js';
import { RestockedGoods } from './returning/restocked-goods.js';
import { AllocateScannedUnits } from './shipping/allocate-scanned-units.js';
import { ExpiredGoods } from './shipping/expired-goods.js';
import { RestoreStock } from './shipping/restore-stock.js';
import { ShipStock } from './shipping/ship-stock.js';
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
const outgoing = [StockShortages, BookingService, AllocateScannedUnits, ExpiredGoods, ShipStock];
const incoming = [
  RestockedGoods,
  RestoreStock,
  RestockService,
  SerialNumbers,
  ReceiveStock,
  AddStock,
  ReceivedRecords,
  AdjustService,
  StockStage,
  StockImporter,
];
const counting = [StockCountRepository, CountPieceRepository, StartCount, EnterFinding, PostCount, CountView];
const views = [
  InventoryListing,
  ListMovements,
  DashboardService,
  UnitCounts,
  GetFirstSteps,
  RecordDailyCount,
  ListExpiringLots,
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

/** Stock, bookings and movements. Global, because other domains use its ports. */
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
    RepairStock,
  ],
  exports: [STOCK_PORT, LOTS_PORT, RECONCILIATION_PORT, STOCK_USAGE_PORT],
})
export class InventoryModule {}

export { inventoryMigrations } from './migrations/index.js';
