import { fromHundredths, isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts, stockAmountOut } from '@depot/contracts/catalog';
import { invalidFields, type Shortage, translate } from '@depot/contracts/errors';
import { availableOf, STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { orderMessages, type ValidateOrder } from '@depot/contracts/orders';
import { currentLanguage, visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { addUp, type PlacedRequest } from '../line-request.js';

/** Tells which lines could not be met now. Advice only: placing the order decides. */
@Injectable()
export class OrderValidation {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  async shortages({ orderItems, storeId }: ValidateOrder): Promise<Shortage[]> {
    const wanted = addUp(orderItems);
    const productIds = wanted.map(({ productId }) => productId);
    const products = await this.catalog.products(productIds);
    const reader = visibleStore();
    const store = reader ?? storeId;
    const offered = store === undefined ? enabled(products) : await this.catalog.orderable(store, productIds);
    const levels = await this.stock.levels(productIds);
    return wanted.flatMap((line) => {
      if (reader !== undefined && !offered.has(line.productId)) return [unnamed(line)];
      const product = requireProduct(line, products);
      const requested = requestedOf(line, product);
      const available = offered.has(line.productId)
        ? Math.max(availableOf(product.hasWeight, levels.get(line.productId)), 0)
        : 0;
      return requested > available ? [shortage(product, requested, available)] : [];
    });
  }
}

function enabled(products: Map<number, ProductFacts>): Set<number> {
  return new Set([...products.values()].flatMap(({ productId, disabled }) => (disabled ? [] : [productId])));
}

function requireProduct({ index, productId }: PlacedRequest, products: Map<number, ProductFacts>): ProductFacts {
  const product = products.get(productId);
  if (product) return product;
  const detail = { path: `orderItems.${index}.productId`, localizedMessage: orderMessages.unknownProduct };
  throw invalidFields([detail]);
}

function requestedOf({ index, ...line }: PlacedRequest, { hasWeight, name }: ProductFacts): number {
  const unit = isBulk(hasWeight) ? 'weight' : 'quantity';
  const amount = line[unit];
  if (amount !== undefined) return amount;
  const localizedMessage = unit === 'weight' ? orderMessages.weightNeeded : orderMessages.quantityNeeded;
  throw invalidFields([{ path: `orderItems.${index}.${unit}`, localizedMessage, values: { product: name } }]);
}

/** A store is told nothing of a product that it is not offered, nor whether there is one. */
function unnamed({ productId, quantity, weight = 0 }: PlacedRequest): Shortage {
  const productName = translate(orderMessages.unnamedProduct, currentLanguage(), { productId });
  return { productId, productName, requested: quantity ?? fromHundredths(weight), available: 0 };
}

function shortage({ productId, name, hasWeight }: ProductFacts, requested: number, available: number): Shortage {
  return {
    productId,
    productName: name,
    requested: stockAmountOut(hasWeight, requested),
    available: stockAmountOut(hasWeight, available),
  };
}
