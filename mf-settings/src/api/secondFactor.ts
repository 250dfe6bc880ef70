import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

askingApi.enhanceEndpoints({
  endpoints: {
    settingsOwnSecondFactor: { providesTags: ['SecondFactor'] },
    settingsSecondFactor: { providesTags: ['SecondFactor'] },
    settingsResetSecondFactor: { invalidatesTags: ['SecondFactor'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsTurnOffSecondFactor: { invalidatesTags: ['SecondFactor'] },
  },
});

export {
  useSettingsOwnSecondFactorQuery,
  useSettingsResetSecondFactorMutation,
  useSettingsSecondFactorQuery,
} from './generated/asking.js';
export {
  useSettingsBeginSecondFactorMutation,
  useSettingsConfirmSecondFactorMutation,
  useSettingsTurnOffSecondFactorMutation,
} from './generated/sending.js';
