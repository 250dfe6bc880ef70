import { Module } from '@nestjs/common';
import { InvoiceDocumentController } from './invoice/invoice-document.controller.js';
import { InvoiceDocumentService } from './invoice/invoice-document.service.js';
import { PrintedInvoices } from './invoice/printed-invoices.js';
import { LabelController } from './label/label.controller.js';
import { OrderSheetController } from './order-sheet/order-sheet.controller.js';
import { OrderSheetService } from './order-sheet/order-sheet.service.js';
import { PdfPrinter } from './printing/pdf-printer.js';
import { StatementDocumentController } from './statement/statement-document.controller.js';

export { documentsMigrations } from './migrations/index.js';

@Module({
  controllers: [InvoiceDocumentController, LabelController, OrderSheetController, StatementDocumentController],
  providers: [InvoiceDocumentService, OrderSheetService, PdfPrinter, PrintedInvoices],
})
export class DocumentsModule {}
