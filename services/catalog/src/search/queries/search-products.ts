import { productName } from '@depot/contracts/catalog';
import type { ProductHit } from '@depot/contracts/search';
import { getVisibleStore } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { ProductSearchRepository } from '../product-search.repository.js';

/** Finds products by name, code or GTIN. Names that begin with the text come first, disabled products last. */
@Injectable()
export class SearchProducts {
  constructor(private readonly products: ProductSearchRepository) {}

  async execute(text: string): Promise<ProductHit[]> {
    const rows = await this.products.findByWords(text, getVisibleStore());
    return rows.map(({ productId, code, hasWeight, disabled, ...names }) => ({
      productId,
      name: productName(names),
      code,
      hasWeight,
      disabled: disabled === 1,
    }));
  }
}
