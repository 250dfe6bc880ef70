import { formatWeight } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { type AdjustWeight, adjustWeightBody, inventoryActivity, productWeight } from '@depot/contracts/inventory';
import { objOf } from '@depot/contracts/wire';
import { describeActivity } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { Body, Controller, Inject, Put } from '@nestjs/common';
import { AdjustService } from './adjust.service.js';

/** The weight of a pool, corrected as a whole. */
@Controller('product/weight')
export class ProductWeightController {
  constructor(
    private readonly adjusting: AdjustService,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  /**
   * Sets the weight in stock of a product that is kept as one pool of weight.
   *
   * The difference is written to the history with the reason. What is missing leaves the lots like goods that go out;
   * what is more joins the newest lot. The weight is in pounds.
   *
   * 400 VALIDATION where the product is not kept as a pool; 409 INSUFFICIENT_STOCK where more than that is booked or
   * reserved; 409 STALE where `seenTotalWeight` is given and no longer its weight, or where the figures of its lots
   * and its stock differ.
   *
   * @returns the product's id and its new weight in pounds.
   */
  @Put()
  @Command({
    id: 'inventorySetProductWeight',
    allow: 'inventory.edit',
    invalidates: { done: ['Inventory', 'Product', 'Received'], stale: ['Inventory', 'Product', 'Received'] },
    response: objOf(productWeight),
    localizedMessage: inventoryActivity.weightSet,
  })
  async set(@Body({ schema: adjustWeightBody }) { product: weighed }: AdjustWeight) {
    const { productId, totalWeight } = weighed;
    await this.adjusting.setTotalWeight(weighed);
    const product = (await this.catalog.products([productId])).get(productId);
    describeActivity({ product: product?.name ?? '', weight: formatWeight(totalWeight) });
    return { obj: { productId, totalWeight } };
  }
}
