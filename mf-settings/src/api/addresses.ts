import type * as z from 'zod';
import type { Address, updateAddressBody } from '@depot/contracts/identity';
import type { List, Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

export type UpdateAddressRequest = z.input<typeof updateAddressBody>;

const addresses = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsAddresses: build.query<List<Address>, void>({ query: () => '/client/address', providesTags: ['Address'] }),
    settingsUpdateAddress: build.mutation<Obj<Address>, UpdateAddressRequest>({
      query: (body) => ({ url: '/client/address', method: 'PUT', body }),
      invalidatesTags: ['Address'],
    }),
  }),
});

export const { useSettingsAddressesQuery, useSettingsUpdateAddressMutation } = addresses;
