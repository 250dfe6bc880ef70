import { fromHundredths, isBulk } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, type ProductFacts, stockAmountOut } from '@depot/contracts/catalog';
import { invalidFields, type Shortage, translate } from '@depot/contracts/errors';
import { availableOf, STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { orderMessages, type ValidateOrder } from '@depot/contracts/orders';
import { currentLanguage, getVisibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { type IndexedRequest, mergeRequests } from '../line-request.js';

/** Finds the lines that stock cannot cover now. Stock can change until the order is placed. */
@Injectable()
export class FindShortages {
  constructor(
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
    @Inject(STOCK_PORT) private readonly stock: StockPort,
  ) {}

  async execute({ orderItems, storeId }: ValidateOrder): Promise<Shortage[]> {
    const requests = mergeRequests(orderItems);
    const productIds = requests.map(({ productId }) => productId);
    const products = await this.catalog.products(productIds);
    const visibleStoreId = getVisibleStore();
    const chosenStoreId = visibleStoreId ?? storeId;
    const offered =
      chosenStoreId === undefined ? listEnabled(products) : await this.catalog.orderable(chosenStoreId, productIds);
    const levels = await this.stock.levels(productIds);
    return requests.flatMap((line) => {
      if (visibleStoreId !== undefined && !offered.has(line.productId)) return [describeHidden(line)];
      const product = requireProduct(line, products);
      const requested = requireAmount(line, product);
      const available = offered.has(line.productId)
        ? Math.max(availableOf(product.hasWeight, levels.get(line.productId)), 0)
        : 0;
      return requested > available ? [formatShortage(product, requested, available)] : [];
    });
  }
}

function listEnabled(products: Map<number, ProductFacts>): Set<number> {
  return new Set([...products.values()].flatMap(({ productId, disabled }) => (disabled ? [] : [productId])));
}

function requireProduct({ index, productId }: IndexedRequest, products: Map<number, ProductFacts>): ProductFacts {
  const product = products.get(productId);
  if (product) return product;
  const detail = { path: `orderItems.${index}.productId`, localizedMessage: orderMessages.unknownProduct };
  throw invalidFields([detail]);
}

function requireAmount({ index, ...line }: IndexedRequest, { hasWeight, name }: ProductFacts): number {
  const unit = isBulk(hasWeight) ? 'weight' : 'quantity';
  const amount = line[unit];
  if (amount !== undefined) return amount;
  const localizedMessage = unit === 'weight' ? orderMessages.weightNeeded : orderMessages.quantityNeeded;
  throw invalidFields([{ path: `orderItems.${index}.${unit}`, localizedMessage, values: { product: name } }]);
}

/** Hides from a store whether a product exists that is not offered to it. */
function describeHidden({ productId, quantity, weight = 0 }: IndexedRequest): Shortage {
  const productName = translate(orderMessages.unnamedProduct, currentLanguage(), { productId });
  return { productId, productName, requested: quantity ?? fromHundredths(weight), available: 0 };
}

function formatShortage({ productId, name, hasWeight }: ProductFacts, requested: number, available: number): Shortage {
  return {
    productId,
    productName: name,
    requested: stockAmountOut(hasWeight, requested),
    available: stockAmountOut(hasWeight, available),
  };
}
