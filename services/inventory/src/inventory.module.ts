import { RECONCILIATION_PORT, STOCK_PORT, STOCK_USAGE_PORT } from '@depot/contracts/inventory';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { AdjustService } from './adjusting/adjust.service.js';
import { ProductWeightController } from './adjusting/product-weight.controller.js';
import { Allocations } from './allocation/allocations.js';
import { BookingService } from './booking/booking.service.js';
import { CountController } from './counting/count.controller.js';
import { CountEntry } from './counting/count-entry.js';
import { CountPieces } from './counting/count-pieces.js';
import { CountPosting } from './counting/count-posting.js';
import { CountRows } from './counting/count-rows.js';
import { CountStart } from './counting/count-start.js';
import { CountView } from './counting/count-view.js';
import { DailyCount } from './dashboard/daily-count.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { History } from './history/history.js';
import { ExpiringLots } from './lots/expiring-lots.js';
import { LotsController } from './lots/lots.controller.js';
import { RecallService } from './lots/recall.service.js';
import { InventoryController } from './overview/inventory.controller.js';
import { InventoryList } from './overview/inventory-list.js';
import { ProposalController } from './proposal/proposal.controller.js';
import { ProposalService } from './proposal/proposal.service.js';
import { ReceivedController } from './received/received.controller.js';
import { ReceivedRecords } from './received/received-records.js';
import { AddInventoryService } from './receiving/add-inventory.service.js';
import { ReceiveService } from './receiving/receive.service.js';
import { ReconciliationService } from './reconciliation/reconciliation.service.js';
import { StockRepair } from './reconciliation/stock-repair.js';
import { RestockedGoods } from './returning/restocked-goods.js';
import { TakeBackService } from './returning/take-back.service.js';
import { RestoreService } from './shipping/restore.service.js';
import { ScannedPieces } from './shipping/scanned-pieces.js';
import { ShipService } from './shipping/ship.service.js';
import { Ledger } from './stock/ledger.js';
import { Shortages } from './stock/shortages.js';
import { StockService } from './stock/stock.service.js';
import { StockRows } from './stock/stock-rows.js';
import { StockImporter } from './stock-import/stock.importer.js';
import { UnitReader } from './unit/unit-reader.js';
import { UnitRows } from './unit/unit-rows.js';
import { StockUsageService } from './usage/stock-usage.service.js';
import { InventoryWorkbookController } from './workbook/inventory-workbook.controller.js';
import { RecallWorkbookController } from './workbook/recall-workbook.controller.js';

const rows = [StockRows, UnitRows, UnitReader, Allocations, Ledger];
const outgoing = [Shortages, BookingService, ScannedPieces, ShipService];
const incoming = [
  RestockedGoods,
  RestoreService,
  TakeBackService,
  ReceiveService,
  AddInventoryService,
  ReceivedRecords,
  AdjustService,
  StockImporter,
];
const counting = [CountRows, CountPieces, CountStart, CountEntry, CountPosting, CountView];
const views = [InventoryList, History, DashboardService, DailyCount, ExpiringLots, ProposalService, RecallService];
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
    { provide: STOCK_PORT, useClass: StockService },
    { provide: RECONCILIATION_PORT, useClass: ReconciliationService },
    { provide: STOCK_USAGE_PORT, useClass: StockUsageService },
    StockRepair,
  ],
  exports: [STOCK_PORT, RECONCILIATION_PORT, STOCK_USAGE_PORT],
})
export class InventoryModule {}
