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
   * Reads the account of a store over a period.
   *
   * What it owed before, its invoices, returns and payments in the period, and what it owes at the end, also by how
   * long it has been past due. `start` and `end` are in epoch ms, both inclusive; while the period runs the balance is
   * today's. Amounts are in dollars. 404 where a STORE asks for another one.
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
