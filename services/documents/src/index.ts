import { Module } from '@nestjs/common';
import { LabelController } from './label/label.controller.js';
import { PdfPrinter } from './printing/pdf-printer.js';

@Module({ controllers: [LabelController], providers: [PdfPrinter] })
export class DocumentsModule {}
