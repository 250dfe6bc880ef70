import type { Preference, UpdatePreference } from '@depot/contracts/identity';
import type { Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

const preferences = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsPreference: build.query<Obj<Preference>, void>({ query: () => '/preference', providesTags: ['Preference'] }),
    settingsUpdatePreference: build.mutation<Obj<Preference>, UpdatePreference>({
      query: (body) => ({ url: '/preference', method: 'PUT', body }),
      invalidatesTags: ['Preference'],
    }),
  }),
});

export const { useSettingsPreferenceQuery, useSettingsUpdatePreferenceMutation } = preferences;
