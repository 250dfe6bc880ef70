import type { InventoryRow } from '@depot/contracts/inventory';

export const productPath = ({ productId }: Pick<InventoryRow, 'productId'>) =>
  `/in/settings/product/edit?id=${productId}&page=1`;
export const detailsPath = ({ productId, hasWeight }: Pick<InventoryRow, 'productId' | 'hasWeight'>) =>
  `/in/inventory/details?pid=${productId}&weight=${hasWeight}`;
export const historyPath = ({ productId }: Pick<InventoryRow, 'productId'>) => `/in/inventory/history?pid=${productId}`;
export const newProductPath = '/in/settings/product/new';
/** What is done with the stock as a whole. */
export const taskPaths = { count: '/in/inventory/count', recall: '/in/inventory/recall' } as const;
export const addInventoryPath = '/in/inventory/new';
