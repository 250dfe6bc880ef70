import { adminMessages } from '@depot/contracts/admin';
import { importFindQuery, importKind, importQuery, importStarted, importState, type ImportKind } from '@depot/contracts/importing';
import { objOf, objOrListOf } from '@depot/contracts/wire';
import { describeActivity } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ImportRunner } from './import.runner.js';
import { ImportRuns } from './import-runs.js';
import { receiveUpload } from './upload.js';

@Controller('import')
export class ImportController {
  constructor(
    private readonly runner: ImportRunner,
    private readonly runs: ImportRuns,
  ) {}

  /** Takes a CSV or XLSX file (multipart, field `file`) and begins to import it; `dryRun` only checks. */
  @Post(':kind')
  @Command({
    id: 'adminImport',
    allow: 'import.run',
    answers: objOf(importStarted),
    status: 202,
    sentence: adminMessages.importedActivity,
    transaction: false,
  })
  async import(
    @Param('kind', { schema: importKind }) kind: ImportKind,
    @Query({ schema: importQuery }) { dryRun = false }: z.output<typeof importQuery>,
    @Req() request: FastifyRequest,
  ) {
    const upload = await receiveUpload(request);
    describeActivity({ kind, file: upload.name });
    return { obj: { importId: await this.runner.start(kind, upload, dryRun) } };
  }

  /** One import by id, or the history, newest first. */
  @Get()
  @Reads({ id: 'adminImports', allow: 'import.run', answers: objOrListOf(importState) })
  async find(@Query({ schema: importFindQuery }) { id }: z.output<typeof importFindQuery>) {
    return id === undefined ? { list: await this.runs.list() } : { obj: await this.runs.find(id) };
  }
}
