import { importColumns, importMessages } from '@depot/contracts/importing';
import { type FileFormatQuery, fileFormatQuery } from '@depot/contracts/wire';
import { createFileResponse, ReadRoute } from '@depot/node-http';
import { exportFile } from '@depot/node-importing';
import { Controller, Get, Query } from '@nestjs/common';
import { FiledStores, formatStoreCells } from './filed-stores.js';

@Controller('user/export')
export class StoreExportController {
  constructor(private readonly stores: FiledStores) {}

  /**
   * Exports every store with its addresses to a file that the import accepts unchanged.
   *
   * Passwords are not exported.
   *
   * @returns the file: XLSX, or CSV with `format=csv`.
   */
  @Get()
  @ReadRoute({ id: 'identityExportStores', allow: 'user.read', response: 'file' })
  async exportStores(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const rows = (await this.stores.list()).map(formatStoreCells);
    const { content, ...facts } = await exportFile(importMessages.storesFile, importColumns.stores, rows, format);
    return createFileResponse(content, facts);
  }
}
