import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

askingApi.enhanceEndpoints({
  endpoints: {
    settingsUsers: { providesTags: ['User'] },
    settingsUser: { providesTags: ['User'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    settingsCreateUser: { invalidatesTags: ['User', 'ProductVisibility'] },
    settingsUpdateUser: { invalidatesTags: ['User'] },
    settingsOfferProducts: { invalidatesTags: ['ProductVisibility'] },
  },
});

export {
  useSettingsResendActivationMutation,
  useSettingsUserQuery,
  useSettingsUsersQuery,
} from './generated/asking.js';
export {
  useSettingsCreateUserMutation,
  useSettingsOfferProductsMutation,
  useSettingsUpdateUserMutation,
} from './generated/sending.js';
