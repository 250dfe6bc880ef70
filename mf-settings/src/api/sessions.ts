import { askingApi } from './generated/asking.js';

askingApi.enhanceEndpoints({
  endpoints: {
    settingsSessions: { providesTags: ['Session'] },
    settingsOwnSessions: { providesTags: ['Session'] },
    settingsEndSessions: { invalidatesTags: ['Session'] },
    settingsEndOwnSessions: { invalidatesTags: ['Session'] },
  },
});

export {
  useSettingsEndOwnSessionsMutation,
  useSettingsEndSessionsMutation,
  useSettingsOwnSessionsQuery,
  useSettingsSessionsQuery,
} from './generated/asking.js';
