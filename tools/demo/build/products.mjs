import { exampleGtin } from './gtin.mjs';

/** Share of the price that wholesale customers pay. */
const wholesaleShare = 0.88;
/** Pounds per Northwind unit of goods kept by weight. */
export const poundsPerUnit = 6;

/** Rows of products.csv. */
export function productRows(goods, tenant) {
  return goods.map((good) => ({
    Name: good.name,
    'Second name': good.chinese,
    Warehouse: tenant.warehouses[good.warehouse],
    'Category 1': good.category,
    'Category 2': good.subCategory,
    Supplier: good.supplier,
    Price: (good.price * tenant.priceFactor).toFixed(2),
    'Wholesale price': (good.price * tenant.priceFactor * wholesaleShare).toFixed(2),
    'Has Weight': good.hasWeight,
    Description: good.packing,
    'Reorder point': good.hasWeight === 'Weighting' ? good.reorderLevel * poundsPerUnit : good.reorderLevel,
    Location: good.location,
    GTIN: exampleGtin(tenant.firstItem + good.id),
    Code: codeOf(good),
  }));
}

/** `DAI-0011`: the first letters of the category and the number. */
export function codeOf(good) {
  return `${good.category.slice(0, 3).toUpperCase()}-${String(good.id).padStart(4, '0')}`;
}
