import { adminMessages } from '@depot/contracts/admin';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import {
  importFindQuery,
  type ImportKind,
  importKind,
  importLimits,
  importQuery,
  importStarted,
  importState,
} from '@depot/contracts/importing';
import { objOf, objOrListOf } from '@depot/contracts/wire';
import { describeActivity } from '@depot/node-context';
import { Command, ReadRoute, type Upload, uploadOf } from '@depot/node-http';
import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { ImportRunner } from './import.runner.js';
import { ImportRunRepository } from './import-run.repository.js';

@Controller('import')
export class ImportController {
  constructor(
    private readonly runner: ImportRunner,
    private readonly runs: ImportRunRepository,
  ) {}

  /** Takes a CSV or XLSX file (multipart, field `file`) and begins to import it; `dryRun` only checks. */
  @Post(':kind')
  @Command({
    id: 'adminImport',
    allow: 'import.run',
    response: objOf(importStarted),
    status: 202,
    localizedMessage: adminMessages.importedActivity,
    upload: importLimits.fileBytes,
  })
  async import(
    @Param('kind', { schema: importKind }) kind: ImportKind,
    @Query({ schema: importQuery }) { dryRun = false }: z.output<typeof importQuery>,
    @Req() request: FastifyRequest,
  ) {
    const upload = requireFile(uploadOf(request));
    describeActivity({ kind, file: upload.name });
    return { obj: { importId: await this.runner.start(kind, upload, dryRun) } };
  }

  /** One import by id, or the history, newest first. */
  @Get()
  @ReadRoute({ id: 'adminImports', allow: 'import.run', response: objOrListOf(importState) })
  async find(@Query({ schema: importFindQuery }) { id }: z.output<typeof importFindQuery>) {
    return id === undefined ? { list: await this.runs.list() } : { obj: await this.runs.find(id) };
  }
}

function requireFile(upload: Upload | undefined): Upload {
  const localizedMessage = adminMessages.fileMissing;
  if (!upload) throw new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'file', localizedMessage }]);
  if (upload.isCut) throw new DomainError('PAYLOAD_TOO_LARGE', commonMessages.payloadTooLarge);
  return upload;
}
