import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { catalogActivity, productIdQuery, storeIdQuery, userProductBody, type UserProducts } from '@depot/contracts/catalog';
import { id, listOf } from '@depot/contracts/wire';
import { Command, Reads } from '@depot/node-http';
import { UserProductService } from './user-product.service.js';

@Controller('user-product')
export class UserProductController {
  constructor(private readonly userProducts: UserProductService) {}

  @Get('product-ids')
  @Reads({ id: 'catalogProductIdsOfStore', allow: 'user.read', answers: listOf(id) })
  async productIds(@Query({ schema: storeIdQuery }) { storeId }: { storeId: number }) {
    return { list: await this.userProducts.productIds(storeId) };
  }

  @Get('store-ids')
  @Reads({ id: 'catalogStoreIdsOfProduct', allow: 'user.read', answers: listOf(id) })
  async storeIds(@Query({ schema: productIdQuery }) { productId }: { productId: number }) {
    return { list: await this.userProducts.storeIds(productId) };
  }

  /** Sets the products that a store sees; none where the list is empty. */
  @Put('user')
  @Command({ id: 'catalogSetProductsOfStore', allow: 'user.edit', answers: listOf(id), sentence: catalogActivity.visibilityChanged })
  async set(@Body({ schema: userProductBody }) body: UserProducts) {
    return { list: await this.userProducts.set(body) };
  }
}
