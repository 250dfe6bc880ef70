/** What row, ledger and units say of a product. */
export interface StockFigures {
  productId: number;
  rowQuantity: number;
  rowWeight: number;
  ledgerQuantity: number;
  ledgerWeight: number;
  unitQuantity: number;
  unitWeight: number;
}
