import { importColumns, importMessages } from '@depot/contracts/importing';
import { fileFormatQuery, type FileFormatQuery } from '@depot/contracts/wire';
import { fileAnswer, Reads } from '@depot/node-http';
import { exportFile } from '@depot/node-importing';
import { Controller, Get, Query } from '@nestjs/common';
import { StoreExport } from './store-export.js';

@Controller('user/export')
export class StoreExportController {
  constructor(private readonly stores: StoreExport) {}

  /** Every store with its addresses, as a file that the import takes as it is. Passwords are nobody's to keep. */
  @Get()
  @Reads({ id: 'identityExportStores', allow: 'user.read', answers: 'file' })
  async file(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const { content, ...facts } = await exportFile(importMessages.storesFile, importColumns.stores, await this.stores.rows(), format);
    return fileAnswer(content, facts);
  }
}
