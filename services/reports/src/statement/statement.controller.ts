import { statement, statementBody } from '@depot/contracts/reports';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { StatementService } from './statement.service.js';

@Controller('report/statement')
export class StatementController {
  constructor(private readonly statements: StatementService) {}

  /**
   * Returns the statement of a store for a period.
   *
   * Contains the balance brought forward, invoices, returns and payments in the period, and the closing balance, also
   * by days past due. `start` and `end` are in epoch ms, both inclusive; while the period runs, the balance is today's.
   * Amounts are in dollars. 404 if a STORE requests another store.
   *
   * @returns the statement.
   */
  @Post()
  @ReadRoute({
    id: 'reportsStatement',
    allow: 'report.read',
    provides: ['Report', 'Invoice'],
    response: objOf(statement),
    mayBeBehind: true,
  })
  async getStatement(@Body({ schema: statementBody }) { userId, start, end }: z.output<typeof statementBody>) {
    return { obj: await this.statements.getStatement(userId, { start, end }) };
  }
}
