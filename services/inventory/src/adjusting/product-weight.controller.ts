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

  @Put()
  @Command({
    id: 'inventorySetProductWeight',
    allow: 'inventory.edit',
    response: objOf(productWeight),
    localizedMessage: inventoryActivity.weightSet,
  })
  async set(@Body({ schema: adjustWeightBody }) { product: { productId, totalWeight, reason } }: AdjustWeight) {
    await this.adjusting.setTotalWeight(productId, totalWeight, reason);
    const product = (await this.catalog.products([productId])).get(productId);
    describeActivity({ product: product?.name ?? '', weight: formatWeight(totalWeight) });
    return { obj: { productId, totalWeight } };
  }
}
