import {
  catalogActivity,
  productIdQuery,
  storeIdQuery,
  userProductBody,
  type UserProducts,
} from '@depot/contracts/catalog';
import { id, listOf } from '@depot/contracts/wire';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { UserProductService } from './user-product.service.js';

@Controller('user-product')
export class UserProductController {
  constructor(private readonly userProducts: UserProductService) {}

  @Get('product-ids')
  @ReadRoute({ id: 'catalogProductIdsOfStore', allow: 'user.read', response: listOf(id) })
  async productIds(@Query({ schema: storeIdQuery }) { storeId }: { storeId: number }) {
    return { list: await this.userProducts.productIds(storeId) };
  }

  @Get('store-ids')
  @ReadRoute({ id: 'catalogStoreIdsOfProduct', allow: 'user.read', response: listOf(id) })
  async storeIds(@Query({ schema: productIdQuery }) { productId }: { productId: number }) {
    return { list: await this.userProducts.storeIds(productId) };
  }

  /** Sets the products that a store sees; none where the list is empty. */
  @Put('user')
  @Command({
    id: 'catalogSetProductsOfStore',
    allow: 'user.edit',
    response: listOf(id),
    localizedMessage: catalogActivity.visibilityChanged,
  })
  async set(@Body({ schema: userProductBody }) body: UserProducts) {
    return { list: await this.userProducts.set(body) };
  }
}
