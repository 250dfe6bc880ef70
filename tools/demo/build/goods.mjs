import { readTableBy } from './sources.mjs';

/** Northwind's products with additional data: place, stock mode and Chinese name. */
export function readGoods() {
  const products = readTableBy('northwind/products.csv', 'product_id');
  const suppliers = readTableBy('northwind/suppliers.csv', 'supplier_id');
  return new Map(
    [...readTableBy('facts/products.csv', 'product_id')].map(([id, fact]) => {
      const product = products.get(id);
      return [
        id,
        {
          id: Number(id),
          name: product.product_name,
          chinese: fact.chinese,
          supplier: suppliers.get(product.supplier_id).company_name,
          packing: product.quantity_per_unit,
          warehouse: fact.warehouse,
          category: fact.category,
          subCategory: fact.sub_category,
          hasWeight: fact.has_weight,
          /** Average pounds of a piece; 0 for goods that are not weighed piece by piece. */
          pieceLb: Number(fact.piece_lb || 0),
          /** Dollars per piece, or per pound for weighed goods. */
          price: Number(fact.price_per_lb || product.unit_price),
          listPrice: Number(product.unit_price),
          shelfDays: Number(fact.shelf_days),
          location: fact.location,
          inStock: Number(product.units_in_stock),
          reorderLevel: Number(product.reorder_level),
          discontinued: product.discontinued === '1',
        },
      ];
    }),
  );
}
