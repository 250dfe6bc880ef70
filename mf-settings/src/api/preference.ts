import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

askingApi.enhanceEndpoints({
  endpoints: {
    settingsPreference: { providesTags: ['Preference'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsUpdatePreference: { invalidatesTags: ['Preference'] },
  },
});

export { useSettingsPreferenceQuery } from './generated/asking.js';
export { useSettingsUpdatePreferenceMutation } from './generated/sending.js';
