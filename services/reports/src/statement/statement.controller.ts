import { statement, statementBody } from '@depot/contracts/reports';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Body, Controller, Post } from '@nestjs/common';
import type * as z from 'zod';
import { StatementService } from './statement.service.js';

@Controller('report/statement')
export class StatementController {
  constructor(private readonly statements: StatementService) {}

  @Post()
  @ReadRoute({ id: 'reportsStatement', allow: 'report.read', response: objOf(statement) })
  async statement(@Body({ schema: statementBody }) { userId, start, end }: z.output<typeof statementBody>) {
    return { obj: await this.statements.statement(userId, { start, end }) };
  }
}
