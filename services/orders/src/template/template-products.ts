import { CATALOG_PORT, type CatalogPort, type ProductFacts } from '@depot/contracts/catalog';
import { assertNoViolations, type FieldViolation } from '@depot/contracts/errors';
import { orderMessages, type TemplateBody } from '@depot/contracts/orders';
import { getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { TemplateLine } from './template.repository.js';

/** Checks the products of a template. */
@Injectable()
export class TemplateProducts {
  constructor(@Inject(CATALOG_PORT) private readonly catalog: CatalogPort) {}

  /** Products that the store can order now, or any store without `ofStore`. A store always asks for itself. */
  async findOrderable(productIds: readonly number[], ofStore?: number): Promise<Set<number>> {
    const storeId = getVisibleStore() ?? ofStore;
    if (storeId !== undefined) return this.catalog.orderable(storeId, productIds);
    const products = await this.catalog.products(productIds);
    return new Set([...products.values()].flatMap(({ productId, disabled }) => (disabled ? [] : [productId])));
  }

  /**
   * Builds the lines with product names. `ofStore` owns a template that the admin group edits.
   *
   * @throws VALIDATION naming every product that cannot be in the template
   */
  async buildLines(
    { orderItems, subWarehouseId }: TemplateBody,
    ofStore?: number,
  ): Promise<Omit<TemplateLine, 'templateId'>[]> {
    const productIds = orderItems.map(({ productId }) => productId);
    const products = await this.catalog.products(productIds);
    const offered = await this.findOrderable(productIds, ofStore);
    const rejected: FieldViolation[] = [];
    const lines = orderItems.flatMap(({ productId, quantity }, index) => {
      const product = products.get(productId);
      const isRepeated = productIds.indexOf(productId) < index;
      const localizedMessage = isHidden(productId, offered)
        ? orderMessages.productNotAvailable
        : checkProduct(product, offered, subWarehouseId, isRepeated);
      if (localizedMessage)
        rejected.push({
          path: `orderItems.${index}.productId`,
          localizedMessage,
          values: { product: product?.name ?? '' },
        });
      return product && !localizedMessage ? [{ productId, productName: product.name, quantity }] : [];
    });
    assertNoViolations(rejected);
    return lines;
  }
}

/** Hides from a store whether a product exists that is not offered to it. */
const isHidden = (productId: number, offered: Set<number>) =>
  getVisibleStore() !== undefined && !offered.has(productId);

function checkProduct(
  product: ProductFacts | undefined,
  offered: Set<number>,
  subWarehouseId: number,
  isRepeated: boolean,
) {
  if (!product) return orderMessages.unknownProduct;
  if (isRepeated) return orderMessages.templateTwice;
  return offered.has(product.productId) && product.subWarehouseId === subWarehouseId
    ? undefined
    : orderMessages.templateProduct;
}
