import type { updateAddressBody } from '@depot/contracts/identity';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

export type UpdateAddressRequest = z.input<typeof updateAddressBody>;

askingApi.enhanceEndpoints({
  endpoints: {
    settingsAddresses: { providesTags: ['Address'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsUpdateAddress: { invalidatesTags: ['Address'] },
  },
});

export { useSettingsAddressesQuery } from './generated/asking.js';
export { useSettingsUpdateAddressMutation } from './generated/sending.js';
