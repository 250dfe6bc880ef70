import { translate } from '@depot/contracts/errors';
import { inventoryWorkbookName } from '@depot/contracts/inventory';
import { currentLanguage, currentSession } from '@depot/node-context';
import { createFileResponse, ReadRoute } from '@depot/node-http';
import { xlsxType } from '@depot/node-workbook';
import { Controller, Get } from '@nestjs/common';
import { InventoryListing } from '../overview/inventory-listing.js';
import { buildInventoryWorkbook } from './inventory-workbook.js';

@Controller('document/inventory')
export class InventoryWorkbookController {
  constructor(private readonly inventory: InventoryListing) {}

  /**
   * Downloads all products with their stock as an XLSX file.
   *
   * The same rows as the inventory list. Titles are in the reader's language, dates in the distributor's timezone;
   * weights are in pounds, prices in dollars.
   *
   * @returns the file.
   */
  @Get('download')
  @ReadRoute({ id: 'inventoryDownload', allow: 'inventory.read', response: 'file' })
  async download() {
    const workbook = await buildInventoryWorkbook(await this.inventory.listRows(), currentSession().timezone);
    return createFileResponse(workbook, {
      name: `${translate(inventoryWorkbookName, currentLanguage())}.xlsx`,
      type: xlsxType,
    });
  }
}
