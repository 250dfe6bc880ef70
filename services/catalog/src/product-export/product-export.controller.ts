import { importColumns, importMessages } from '@depot/contracts/importing';
import { type FileFormatQuery, fileFormatQuery } from '@depot/contracts/wire';
import { createFileResponse, ReadRoute } from '@depot/node-http';
import { exportFile } from '@depot/node-importing';
import { Controller, Get, Query } from '@nestjs/common';
import { ProductReader } from '../product/product-reader.js';
import { formatProductCells } from '../product-import/format-product-cells.js';

@Controller('product/export')
export class ProductExportController {
  constructor(private readonly products: ProductReader) {}

  /**
   * Exports all products, including disabled ones, to a file that the import accepts unchanged.
   *
   * Prices are in dollars, weights in pounds.
   *
   * @returns the file: XLSX, or CSV with `format=csv`.
   */
  @Get()
  @ReadRoute({ id: 'catalogExportProducts', allow: 'product.page', response: 'file' })
  async exportProducts(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const rows = (await this.products.list({ includeDisabled: true })).map(formatProductCells);
    const { content, ...facts } = await exportFile(importMessages.productsFile, importColumns.products, rows, format);
    return createFileResponse(content, facts);
  }
}
