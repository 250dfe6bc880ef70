import { METRICS } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, type Registry } from 'prom-client';
import { PdfPrinter } from './pdf-printer.js';

/** Metrics of printing, for alerts. */
@Injectable()
export class PrintMetrics {
  constructor(printer: PdfPrinter, @Inject(METRICS) registry: Registry) {
    new Counter({
      name: 'document_prints_total',
      help: 'Documents printed by Chromium, by how that ended.',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(printer.outcomes)) this.inc({ outcome }, count);
      },
    });
  }
}
