import type { Product } from '@depot/contracts/catalog';
import type { Obj } from '@depot/contracts/wire';
import { askingApi } from './generated/asking.js';
import { taggedApi } from './tags.js';

/** By hand: an upload is no JSON, so the API description does not say what is in it. */
const pictures = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    settingsSetPicture: build.mutation<Obj<Product>, { productId: number; file: File }>({
      query: ({ productId, file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/product/picture', method: 'PUT', params: { productId }, body };
      },
      invalidatesTags: ['Product'],
    }),
  }),
});

askingApi.enhanceEndpoints({ endpoints: { settingsRemovePicture: { invalidatesTags: ['Product'] } } });

export const { useSettingsSetPictureMutation } = pictures;
export { useSettingsRemovePictureMutation } from './generated/asking.js';
