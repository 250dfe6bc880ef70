import { ageingRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { AgeingReportService } from './ageing-report.service.js';

@Controller('report/ageing')
export class AgeingController {
  constructor(private readonly ageing: AgeingReportService) {}

  @Get()
  @ReadRoute({ id: 'reportsAgeing', allow: 'report.admin', response: listOf(ageingRow) })
  async rows() {
    return { list: await this.ageing.rows() };
  }
}
