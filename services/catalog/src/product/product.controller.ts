import {
  alternate,
  catalogActivity,
  catalogMessages,
  type CreateProduct,
  createProductBody,
  type EnableProduct,
  enableProductBody,
  idQuery,
  product,
  type ProductQuery,
  productQuery,
  type UpdateProduct,
  updateProductBody,
} from '@depot/contracts/catalog';
import { translate } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { Alternates } from './alternates.js';
import { AddProduct } from './commands/add-product.js';
import { EditProduct } from './commands/edit-product.js';
import { SetProductDisabled } from './commands/set-product-disabled.js';
import { ProductView } from './product-view.js';

@Controller('product')
export class ProductController {
  constructor(
    private readonly view: ProductView,
    private readonly addProduct: AddProduct,
    private readonly editProduct: EditProduct,
    private readonly setProductDisabled: SetProductDisabled,
    private readonly alternates: Alternates,
  ) {}

  /**
   * Lists products, or finds the one with `id`.
   *
   * A STORE gets the enabled products that are listed for it. Both prices are the price that it pays, and the stock
   * settings of the warehouse are left out. Other users get all products; the list contains disabled ones only with
   * `includeDisabled`.
   *
   * Prices are in dollars and weights in pounds; `reserved` and `availableQty` are pieces, or pounds for pooled weight.
   *
   * @returns `obj` for one product, `list` by name otherwise, with stock.
   */
  @Get()
  @ReadRoute({
    id: 'catalogProducts',
    allow: 'product.read',
    provides: ['Product'],
    response: objOrListOf(product),
    kept: 'page',
  })
  async find(@Query({ schema: productQuery }) { id, ...filter }: ProductQuery) {
    return id === undefined ? { list: await this.view.listProducts(filter) } : { obj: await this.view.getProduct(id) };
  }

  /**
   * Lists the substitutes of a product.
   *
   * @returns the ids of the substitutes, in their sequence.
   */
  @Get('alt-ids')
  @ReadRoute({ id: 'catalogAlternates', allow: 'product.page', provides: ['Product'], response: listOf(alternate) })
  async listAlternates(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.view.getProduct(id);
    return { list: await this.alternates.findByProduct(id) };
  }

  /**
   * Adds a product.
   *
   * With `storeIds` only these stores see the product; without it, every store does. 400 VALIDATION if the category 2
   * does not belong to the category 1, or the category 1 not to the area. `hasWeight` cannot be changed later.
   *
   * Prices are in dollars, `minWeight` and `maxWeight` in pounds.
   *
   * @returns the new product with its stock.
   */
  @Post()
  @Command({
    id: 'catalogAddProduct',
    allow: 'product.edit',
    invalidates: ['Product', 'ProductVisibility'],
    response: objOf(product),
    status: 201,
    localizedMessage: catalogActivity.productAdded,
  })
  async create(@Body({ schema: createProductBody }) body: CreateProduct) {
    return {
      obj: await this.addProduct.execute(body),
      message: translate(catalogMessages.productCreated, currentLanguage()),
    };
  }

  /**
   * Changes the fields of a product that the request contains.
   *
   * `storeIds` and `altProducts` replace the whole list. 409 STALE if `version` is given and is not the current one.
   * 400 VALIDATION for another `hasWeight`.
   *
   * `reserved` is pieces, or pounds for pooled weight. Only ADMIN may change it: 403 FORBIDDEN for others, 409
   * INSUFFICIENT_STOCK if less is available.
   *
   * @returns the updated product, with its stock.
   */
  @Put()
  @Command({
    id: 'catalogUpdateProduct',
    allow: 'product.edit',
    invalidates: { done: ['Product', 'ProductVisibility'] },
    response: objOf(product),
    localizedMessage: catalogActivity.productUpdated,
  })
  async update(@Body({ schema: updateProductBody }) body: UpdateProduct) {
    return {
      obj: await this.editProduct.execute(body),
      message: translate(catalogMessages.productUpdated, currentLanguage()),
    };
  }

  /**
   * Disables a product.
   *
   * It can no longer be ordered. Existing orders keep it.
   *
   * @returns a confirmation message.
   */
  @Delete()
  @Command({
    id: 'catalogDisableProduct',
    allow: 'product.edit',
    invalidates: ['Product'],
    response: messageOnly,
    localizedMessage: catalogActivity.productDisabled,
  })
  async disable(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.setProductDisabled.execute(id, true);
    return { message: translate(catalogMessages.productDisabled, currentLanguage()) };
  }

  /**
   * Enables a disabled product.
   *
   * @returns the updated product, with its stock.
   */
  @Put('enable')
  @Command({
    id: 'catalogEnableProduct',
    allow: 'product.edit',
    invalidates: ['Product'],
    response: objOf(product),
    localizedMessage: catalogActivity.productEnabled,
  })
  async enable(@Body({ schema: enableProductBody }) { product: { productId } }: EnableProduct) {
    await this.setProductDisabled.execute(productId, false);
    return {
      obj: await this.view.getProduct(productId),
      message: translate(catalogMessages.productEnabled, currentLanguage()),
    };
  }
}
