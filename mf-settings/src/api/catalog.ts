import { remoteApi } from '@depot/api';
import type { createProductBody, Product, subWarehouse, updateProductBody } from '@depot/contracts/catalog';
import type { Obj } from '@depot/contracts/wire';
import type * as z from 'zod';
import { catalogSetPictureTags } from './generated/catalog.js';

export type CreateProductRequest = z.input<typeof createProductBody>;

export type UpdateProductRequest = z.input<typeof updateProductBody>;

/** What people call a warehouse; `subWarehouse` in the entities. */
export type Warehouse = z.output<typeof subWarehouse>;

/** Written by hand: the API description does not describe the body of an upload. */
const pictures = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    catalogSetPicture: build.mutation<Obj<Product>, { productId: number; file: File }>({
      query: ({ productId, file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/product/picture', method: 'PUT', params: { productId }, body };
      },
      ...catalogSetPictureTags,
    }),
  }),
});

export const { useCatalogSetPictureMutation } = pictures;

export {
  useCatalogAddBrandMutation,
  useCatalogAddCategoryMutation,
  useCatalogAddProductMutation,
  useCatalogAddSubCategoryMutation,
  useCatalogAddWarehouseMutation,
  useCatalogAlternatesQuery,
  useCatalogCategoriesQuery,
  useCatalogDeleteBrandMutation,
  useCatalogDeleteCategoryMutation,
  useCatalogDeleteSubCategoryMutation,
  useCatalogDeleteWarehouseMutation,
  useCatalogDisableProductMutation,
  useCatalogEnableProductMutation,
  useCatalogProductQuery,
  useCatalogRemovePictureMutation,
  useCatalogSetProductsOfStoreMutation,
  useCatalogStoreIdsOfProductQuery,
  useCatalogUpdateBrandMutation,
  useCatalogUpdateCategoryMutation,
  useCatalogUpdateProductMutation,
  useCatalogUpdateSubCategoryMutation,
  useCatalogUpdateWarehouseMutation,
} from './generated/catalog.js';
