import {
  catalogActivity,
  listedIds,
  productIdQuery,
  storeIdQuery,
  userProductBody,
  type UserProducts,
} from '@depot/contracts/catalog';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { UserProductService } from './user-product.service.js';

@Controller('user-product')
export class UserProductController {
  constructor(private readonly userProducts: UserProductService) {}

  /**
   * Lists the products that a store sees.
   *
   * Disabled products are included; the store sees them once they are enabled again.
   *
   * @returns the ids of the products, in ascending order.
   */
  @Get('product-ids')
  @ReadRoute({
    id: 'catalogProductIdsOfStore',
    allow: 'user.read',
    provides: ['ProductVisibility'],
    response: listedIds,
  })
  listProductIds(@Query({ schema: storeIdQuery }) { storeId }: { storeId: number }) {
    return this.userProducts.listProductIds(storeId);
  }

  /**
   * Lists the stores that see a product.
   *
   * @returns the ids of the stores, in ascending order.
   */
  @Get('store-ids')
  @ReadRoute({
    id: 'catalogStoreIdsOfProduct',
    allow: 'user.read',
    provides: ['ProductVisibility'],
    response: listedIds,
  })
  listStoreIds(@Query({ schema: productIdQuery }) { productId }: { productId: number }) {
    return this.userProducts.listStoreIds(productId);
  }

  /**
   * Sets the products that a store sees.
   *
   * Replaces the whole list; an empty list hides all products. 400 VALIDATION if an added product has the name of
   * another one in the list; 404 NOT_FOUND if a product is unknown; 409 STALE if `version` is given and the list has
   * changed since.
   *
   * @returns the ids of the products, each of them once.
   */
  @Put('user')
  @Command({
    id: 'catalogSetProductsOfStore',
    allow: 'user.edit',
    invalidates: ['ProductVisibility'],
    response: listedIds,
    localizedMessage: catalogActivity.visibilityChanged,
  })
  set(@Body({ schema: userProductBody }) body: UserProducts) {
    return this.userProducts.set(body);
  }
}
