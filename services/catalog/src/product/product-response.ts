import { averagePieceWeight, isBulk } from '@depot/contracts/amounts';
import { type ProductAnswer, type ProductListing, stockAmountOut } from '@depot/contracts/catalog';
import { availableOf, type StockLevel } from '@depot/contracts/inventory';

/** Fields that differ between the warehouse's view of a product and a store's. */
type VisibleFields = Pick<
  ProductAnswer,
  'price' | 'wholesalePrice' | 'reserved' | 'totalWeight' | 'reorderPoint' | 'location'
> & {
  /** Stock settings of the warehouse; absent if they were not set. */
  settings: Pick<ProductAnswer, 'minWeight' | 'maxWeight' | 'leadTimeDays'>;
};

/** A product with its stock, for the warehouse's side. */
export function formatForWarehouse(product: ProductListing, level: StockLevel | undefined): ProductAnswer {
  const { hasWeight, price, wholesalePrice, reorderPoint, location } = product;
  const reserved = (isBulk(hasWeight) ? level?.reservedWeight : level?.reservedQuantity) ?? 0;
  return formatProduct(product, level, {
    price,
    wholesalePrice,
    reserved: stockAmountOut(hasWeight, reserved),
    totalWeight: level?.totalWeight ?? 0,
    reorderPoint,
    location,
    settings: selectSettings(product),
  });
}

function selectSettings({ minWeight, maxWeight, leadTimeDays }: ProductListing): VisibleFields['settings'] {
  return {
    ...(minWeight !== null && { minWeight }),
    ...(maxWeight !== null && { maxWeight }),
    ...(leadTimeDays !== null && { leadTimeDays }),
  };
}

/** The fields of a product that a store may see: its own price and its availability, without stock settings. */
export function formatForStore(
  product: ProductListing,
  level: StockLevel | undefined,
  paysWholesale: boolean,
): ProductAnswer {
  const own = paysWholesale ? product.wholesalePrice : product.price;
  const totalWeight = isBulk(product.hasWeight) ? availableOf(product.hasWeight, level) : 0;
  return formatProduct(product, level, {
    price: own,
    wholesalePrice: own,
    reserved: 0,
    totalWeight,
    reorderPoint: null,
    location: '',
    settings: {},
  });
}

/** Written out, field by field: there are thousands of rows, and V8 copies wide objects by spread far more slowly. */
function formatProduct(product: ProductListing, level: StockLevel | undefined, shown: VisibleFields): ProductAnswer {
  return {
    productId: product.productId,
    secondaryName: product.secondaryName,
    tertiaryName: product.tertiaryName,
    subWarehouse: product.subWarehouse,
    category: product.category,
    subCategory: product.subCategory,
    brand: product.brand,
    price: shown.price,
    wholesalePrice: shown.wholesalePrice,
    hasWeight: product.hasWeight,
    description: product.description,
    reorderPoint: shown.reorderPoint,
    location: shown.location,
    gtin: product.gtin,
    gtins: product.gtins,
    code: product.code,
    reserved: shown.reserved,
    totalWeight: shown.totalWeight,
    averageWeight:
      product.hasWeight === 'Yes' && level ? averagePieceWeight(level.totalWeight, level.quantity) : undefined,
    availableQty: stockAmountOut(product.hasWeight, availableOf(product.hasWeight, level)),
    disabled: product.disabled,
    picture: product.picture ?? undefined,
    version: product.version,
    ...shown.settings,
  };
}
