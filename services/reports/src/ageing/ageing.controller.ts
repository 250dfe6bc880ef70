import { ageingRow } from '@depot/contracts/reports';
import { listOf } from '@depot/contracts/wire';
import { Reads } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { AgeingReportService } from './ageing-report.service.js';

@Controller('report/ageing')
export class AgeingController {
  constructor(private readonly ageing: AgeingReportService) {}

  @Get()
  @Reads({ id: 'reportsAgeing', allow: 'report.admin', answers: listOf(ageingRow) })
  async rows() {
    return { list: await this.ageing.rows() };
  }
}
