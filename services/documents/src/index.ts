import { Module } from '@nestjs/common';
import { InvoiceDocumentController } from './invoice/invoice-document.controller.js';
import { InvoiceDocumentService } from './invoice/invoice-document.service.js';
import { PrintedInvoices } from './invoice/printed-invoices.js';
import { DocumentResponses } from './job/document-responses.js';
import { JobController } from './job/job.controller.js';
import { JobCleanup } from './job/job-cleanup.js';
import { JobFiles } from './job/job-files.js';
import { JobRows } from './job/job-rows.js';
import { JobRunner } from './job/job-runner.js';
import { LabelController } from './label/label.controller.js';
import { LabelDocument } from './label/label-document.js';
import { OrderSheetController } from './order-sheet/order-sheet.controller.js';
import { OrderSheetService } from './order-sheet/order-sheet.service.js';
import { JoinedPdf } from './printing/joined-pdf.js';
import { PdfPrinter } from './printing/pdf-printer.js';
import { StatementDocumentController } from './statement/statement-document.controller.js';
import { StatementDocumentService } from './statement/statement-document.service.js';
import { StatementMailController } from './statement-mail/statement-mail.controller.js';
import { StatementMailRows } from './statement-mail/statement-mail-rows.js';
import { StatementMailing } from './statement-mail/statement-mailing.js';

export { documentsMigrations } from './migrations/index.js';

const jobs = [DocumentResponses, JobFiles, JobRows, JobRunner, JobCleanup];
const documents = [InvoiceDocumentService, LabelDocument, OrderSheetService, StatementDocumentService, PrintedInvoices];
const mails = [StatementMailing, StatementMailRows];

@Module({
  controllers: [
    InvoiceDocumentController,
    LabelController,
    OrderSheetController,
    StatementDocumentController,
    StatementMailController,
    JobController,
  ],
  providers: [...jobs, ...documents, ...mails, PdfPrinter, JoinedPdf],
})
export class DocumentsModule {}
