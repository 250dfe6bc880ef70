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
import { Alternates } from '../alternate/alternates.js';
import { ProductService } from './product.service.js';
import { ProductView } from './product-view.js';

@Controller('product')
export class ProductController {
  constructor(
    private readonly view: ProductView,
    private readonly products: ProductService,
    private readonly alternates: Alternates,
  ) {}

  @Get()
  @ReadRoute({ id: 'catalogProducts', allow: 'product.read', response: objOrListOf(product) })
  async find(@Query({ schema: productQuery }) { id, ...filter }: ProductQuery) {
    return id === undefined ? { list: await this.view.list(filter) } : { obj: await this.view.one(id) };
  }

  @Get('alt-ids')
  @ReadRoute({ id: 'catalogAlternates', allow: 'product.page', response: listOf(alternate) })
  async alternatesOf(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.view.one(id);
    return { list: await this.alternates.of(id) };
  }

  @Post()
  @Command({
    id: 'catalogAddProduct',
    allow: 'product.edit',
    response: objOf(product),
    status: 201,
    localizedMessage: catalogActivity.productAdded,
  })
  async create(@Body({ schema: createProductBody }) body: CreateProduct) {
    return {
      obj: await this.products.create(body),
      message: translate(catalogMessages.productCreated, currentLanguage()),
    };
  }

  @Put()
  @Command({
    id: 'catalogUpdateProduct',
    allow: 'product.edit',
    response: objOf(product),
    localizedMessage: catalogActivity.productUpdated,
  })
  async update(@Body({ schema: updateProductBody }) body: UpdateProduct) {
    return {
      obj: await this.products.update(body),
      message: translate(catalogMessages.productUpdated, currentLanguage()),
    };
  }

  /** Disables it; nothing that was ordered is lost. */
  @Delete()
  @Command({
    id: 'catalogDisableProduct',
    allow: 'product.edit',
    response: messageOnly,
    localizedMessage: catalogActivity.productDisabled,
  })
  async disable(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.products.disable(id);
    return { message: translate(catalogMessages.productDisabled, currentLanguage()) };
  }

  @Put('enable')
  @Command({
    id: 'catalogEnableProduct',
    allow: 'product.edit',
    response: objOf(product),
    localizedMessage: catalogActivity.productEnabled,
  })
  async enable(@Body({ schema: enableProductBody }) { product: { productId } }: EnableProduct) {
    return {
      obj: await this.products.enable(productId),
      message: translate(catalogMessages.productEnabled, currentLanguage()),
    };
  }
}
