import type { InvoiceRange } from '@depot/contracts/billing';
import type { StatementPort } from '@depot/contracts/reports';
import { Injectable } from '@nestjs/common';
import { StatementService } from '../statement/statement.service.js';

/** Statements, as other domains print them. */
@Injectable()
export class StatementAdapter implements StatementPort {
  constructor(private readonly service: StatementService) {}

  stores(range: InvoiceRange): Promise<number[]> {
    return this.service.listStores(range);
  }

  statements(storeIds: readonly number[], range: InvoiceRange): ReturnType<StatementPort['statements']> {
    return this.service.buildStatements(storeIds, range);
  }
}
