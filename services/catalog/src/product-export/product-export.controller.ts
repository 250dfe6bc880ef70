import { fromHundredths } from '@depot/contracts/amounts';
import type { ProductListing } from '@depot/contracts/catalog';
import { importColumns, importMessages } from '@depot/contracts/importing';
import { type FileFormatQuery, fileFormatQuery } from '@depot/contracts/wire';
import { fileResponse, ReadRoute } from '@depot/node-http';
import { type ExportedRow, exportFile, flagCell } from '@depot/node-importing';
import { Controller, Get, Query } from '@nestjs/common';
import { ProductReader } from '../product/product-reader.js';
import { gtinsText } from '../product-import/gtins-cell.js';

@Controller('product/export')
export class ProductExportController {
  constructor(private readonly products: ProductReader) {}

  /**
   * Exports all products, disabled ones too, to a file that the import takes as it is.
   *
   * Prices are in dollars, weights in pounds.
   *
   * @returns the file: XLSX, or CSV with `format=csv`.
   */
  @Get()
  @ReadRoute({ id: 'catalogExportProducts', allow: 'product.page', response: 'file' })
  async file(@Query({ schema: fileFormatQuery }) { format }: FileFormatQuery) {
    const rows = (await this.products.list({ includeDisabled: true })).map(exported);
    const { content, ...facts } = await exportFile(importMessages.productsFile, importColumns.products, rows, format);
    return fileResponse(content, facts);
  }
}

/** Fields by the names of their columns. */
function exported(product: ProductListing): ExportedRow {
  const { secondaryName, tertiaryName, hasWeight, description, reorderPoint, location, gtin, code, leadTimeDays } =
    product;
  return {
    ...{ secondaryName, tertiaryName, hasWeight, description, reorderPoint, location, gtin, code, leadTimeDays },
    subWarehouse: product.subWarehouse.name,
    category: product.category.name,
    subCategory: product.subCategory.name,
    brand: product.brand?.name ?? null,
    price: fromHundredths(product.price),
    wholesalePrice: fromHundredths(product.wholesalePrice),
    minWeight: product.minWeight === null ? null : fromHundredths(product.minWeight),
    maxWeight: product.maxWeight === null ? null : fromHundredths(product.maxWeight),
    gtins: gtinsText(product.gtins),
    disabled: flagCell(product.disabled),
  };
}
