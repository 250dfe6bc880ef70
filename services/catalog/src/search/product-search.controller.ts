import { productHit, type SearchQuery, searchQuery } from '@depot/contracts/search';
import { listOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Query } from '@nestjs/common';
import { SearchProducts } from './queries/search-products.js';

@Controller('search/products')
export class ProductSearchController {
  constructor(private readonly searchProducts: SearchProducts) {}

  /**
   * Finds products whose names, code or GTINs contain every word.
   *
   * Names that begin with the text come first, disabled products last. Words after the fifth are ignored. A STORE finds
   * the products that it may order.
   *
   * @returns at most 6 products.
   */
  @Get()
  @ReadRoute({ id: 'catalogSearch', allow: 'product.read', response: listOf(productHit) })
  async find(@Query({ schema: searchQuery }) { q }: SearchQuery) {
    return { list: await this.searchProducts.execute(q) };
  }
}
