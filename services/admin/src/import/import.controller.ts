import { adminMessages } from '@depot/contracts/admin';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import {
  importFindQuery,
  type ImportKind,
  importKind,
  importKindNames,
  importLimits,
  importMessages,
  type ImportMode,
  importQuery,
  importStarted,
  importState,
  isUpdatable,
} from '@depot/contracts/importing';
import { objOf, objOrListOf } from '@depot/contracts/wire';
import { describeActivity } from '@depot/node-context';
import { Command, findUpload, ReadRoute, type Upload } from '@depot/node-http';
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

  /**
   * Starts an import of products, stock, stores or past orders from a file.
   *
   * A CSV or XLSX file of at most 64 MiB, as multipart in the field `file`. It is checked and applied in the
   * background, completely or not at all; `dryRun=true` only checks. `mode=update` changes existing products or stores
   * and adds the others: an empty cell keeps a field, `(clear)` empties it. A product is found by code, else GTIN, else
   * exact name; a store by email address, else exact name. If one was changed since the newest check of the same file,
   * the whole file is refused. A file of another type, or with errors, ends as REFUSED.
   *
   * 400 VALIDATION if there is no file, or the kind cannot be updated; 413 if it is too large; 429 TOO_MANY_REQUESTS if
   * twenty imports of the distributor are waiting or running.
   *
   * @returns the id of the import, for reading its state.
   */
  @Post(':kind')
  @Command({
    id: 'adminImport',
    allow: 'import.run',
    invalidates: ['Import'],
    response: objOf(importStarted),
    status: 202,
    localizedMessage: adminMessages.importedActivity,
    upload: importLimits.fileBytes,
  })
  async import(
    @Param('kind', { schema: importKind }) kind: ImportKind,
    @Query({ schema: importQuery }) { dryRun = false, mode = 'add' }: z.output<typeof importQuery>,
    @Req() request: FastifyRequest,
  ) {
    describeActivity({ kindName: importKindNames[kind] });
    requireMode(kind, mode);
    const upload = requireFile(findUpload(request));
    describeActivity({ file: upload.name });
    return { obj: { importId: await this.runner.start(kind, upload, { dryRun, mode }) } };
  }

  /**
   * Reads one import by id, or lists the latest hundred, newest first.
   *
   * `total` is 0 until the rows are counted. Line 1 of an error is the header. `errorCount` may exceed the number of
   * listed errors; a list of imports contains no errors. A REFUSED import has changed nothing.
   *
   * @returns one import as `obj`, or many as `list`.
   */
  @Get()
  @ReadRoute({ id: 'adminImports', allow: 'import.run', provides: ['Import'], response: objOrListOf(importState) })
  async find(@Query({ schema: importFindQuery }) { id }: z.output<typeof importFindQuery>) {
    return id === undefined ? { list: await this.runs.list() } : { obj: await this.runs.find(id) };
  }
}

function requireMode(kind: ImportKind, mode: ImportMode): void {
  const localizedMessage = importMessages.notUpdatable;
  if (mode === 'update' && !isUpdatable(kind))
    throw new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'mode', localizedMessage }]);
}

function requireFile(upload: Upload | undefined): Upload {
  const localizedMessage = adminMessages.fileMissing;
  if (!upload) throw new DomainError('VALIDATION', localizedMessage, {}, [{ path: 'file', localizedMessage }]);
  if (upload.isCut) throw new DomainError('PAYLOAD_TOO_LARGE', commonMessages.payloadTooLarge);
  return upload;
}
