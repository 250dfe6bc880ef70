import { keptByWeight } from '@depot/contracts/amounts';
import { stockAmountOut, type ProductAnswer, type ProductListing } from '@depot/contracts/catalog';
import { availableOf, type StockLevel } from '@depot/contracts/inventory';

/** A product with its stock, for the warehouse's side. */
export function withStock(product: ProductListing, level: StockLevel | undefined): ProductAnswer {
  const { hasWeight } = product;
  const reserved = (keptByWeight(hasWeight) ? level?.reservedWeight : level?.reservedQuantity) ?? 0;
  return {
    ...product,
    reserved: stockAmountOut(hasWeight, reserved),
    totalWeight: level?.totalWeight ?? 0,
    availableQty: stockAmountOut(hasWeight, availableOf(hasWeight, level)),
  };
}

/** What a store may know of a product: its own price, what it can order, and nothing of how the warehouse keeps it. */
export function forStore(product: ProductListing, level: StockLevel | undefined, paysWholesale: boolean): ProductAnswer {
  const own = paysWholesale ? product.wholesalePrice : product.price;
  const answer = withStock(product, level);
  return {
    ...answer,
    price: own,
    wholesalePrice: own,
    reserved: 0,
    totalWeight: keptByWeight(product.hasWeight) ? availableOf(product.hasWeight, level) : 0,
    reorderPoint: null,
    location: '',
  };
}
