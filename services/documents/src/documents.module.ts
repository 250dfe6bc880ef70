import { Module } from '@nestjs/common';
import { InvoiceDocumentController } from './invoice/invoice-document.controller.js';
import { InvoiceDocumentService } from './invoice/invoice-document.service.js';
import { PrintedInvoiceRepository } from './invoice/printed-invoice.repository.js';
import { DocumentJobRepository } from './job/document-job.repository.js';
import { DocumentResponses } from './job/document-responses.js';
import { JobController } from './job/job.controller.js';
import { JobService } from './job/job.service.js';
import { JobCleanup } from './job/job-cleanup.js';
import { JobFileRepository } from './job/job-file.repository.js';
import { JobRunner } from './job/job-runner.js';
import { LabelController } from './label/label.controller.js';
import { LabelDocument } from './label/label-document.js';
import { OrderSheetController } from './order-sheet/order-sheet.controller.js';
import { OrderSheetService } from './order-sheet/order-sheet.service.js';
import { SheetLines } from './order-sheet/sheet-lines.js';
import { JoinedPdf } from './printing/joined-pdf.js';
import { PaperLogos } from './printing/paper-logos.js';
import { PdfPrinter } from './printing/pdf-printer.js';
import { PrintMetrics } from './printing/print-metrics.js';
import { StatementDocumentController } from './statement/statement-document.controller.js';
import { StatementDocumentService } from './statement/statement-document.service.js';
import { StatementMailController } from './statement-mail/statement-mail.controller.js';
import { StatementMailRepository } from './statement-mail/statement-mail.repository.js';
import { StatementMailing } from './statement-mail/statement-mailing.js';

const jobs = [DocumentJobRepository, DocumentResponses, JobFileRepository, JobService, JobRunner, JobCleanup];
const documents = [
  InvoiceDocumentService,
  LabelDocument,
  OrderSheetService,
  SheetLines,
  StatementDocumentService,
  PrintedInvoiceRepository,
];
const mails = [StatementMailing, StatementMailRepository];

@Module({
  controllers: [
    InvoiceDocumentController,
    LabelController,
    OrderSheetController,
    StatementDocumentController,
    StatementMailController,
    JobController,
  ],
  providers: [...jobs, ...documents, ...mails, PdfPrinter, PrintMetrics, JoinedPdf, PaperLogos],
})
export class DocumentsModule {}

export { documentsMigrations } from './migrations/index.js';
