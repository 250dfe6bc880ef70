import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  alternate,
  catalogActivity,
  catalogMessages,
  createProductBody,
  enableProductBody,
  idQuery,
  product,
  productQuery,
  updateProductBody,
  type CreateProduct,
  type EnableProduct,
  type ProductQuery,
  type UpdateProduct,
} from '@depot/contracts/catalog';
import { say } from '@depot/contracts/errors';
import { listOf, messageOnly, objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { Alternates } from '../alternate/alternates.js';
import { ProductView } from './product-view.js';
import { ProductService } from './product.service.js';

@Controller('product')
export class ProductController {
  constructor(
    private readonly view: ProductView,
    private readonly products: ProductService,
    private readonly alternates: Alternates,
  ) {}

  @Get()
  @Reads({ id: 'catalogProducts', allow: 'product.read', answers: objOrListOf(product) })
  async find(@Query({ schema: productQuery }) { id, ...filter }: ProductQuery) {
    return id === undefined ? { list: await this.view.list(filter) } : { obj: await this.view.one(id) };
  }

  @Get('alt-ids')
  @Reads({ id: 'catalogAlternates', allow: 'product.page', answers: listOf(alternate) })
  async alternatesOf(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.view.one(id);
    return { list: await this.alternates.of(id) };
  }

  @Post()
  @Command({ id: 'catalogAddProduct', allow: 'product.edit', answers: objOf(product), status: 201, sentence: catalogActivity.productAdded })
  async create(@Body({ schema: createProductBody }) body: CreateProduct) {
    return { obj: await this.products.create(body), message: say(catalogMessages.productCreated, currentLanguage()) };
  }

  @Put()
  @Command({ id: 'catalogUpdateProduct', allow: 'product.edit', answers: objOf(product), sentence: catalogActivity.productUpdated })
  async update(@Body({ schema: updateProductBody }) body: UpdateProduct) {
    return { obj: await this.products.update(body), message: say(catalogMessages.productUpdated, currentLanguage()) };
  }

  /** Disables it; nothing that was ordered is lost. */
  @Delete()
  @Command({ id: 'catalogDisableProduct', allow: 'product.edit', answers: messageOnly, sentence: catalogActivity.productDisabled })
  async disable(@Query({ schema: idQuery }) { id }: { id: number }) {
    await this.products.disable(id);
    return { message: say(catalogMessages.productDisabled, currentLanguage()) };
  }

  @Put('enable')
  @Command({ id: 'catalogEnableProduct', allow: 'product.edit', answers: objOf(product), sentence: catalogActivity.productEnabled })
  async enable(@Body({ schema: enableProductBody }) { product: { productId } }: EnableProduct) {
    return { obj: await this.products.enable(productId), message: say(catalogMessages.productEnabled, currentLanguage()) };
  }
}
