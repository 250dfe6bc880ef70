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

export { useSettingsUsersQuery, useSettingsUserQuery, useSettingsResendActivationMutation } from './generated/asking.js';
export { useSettingsCreateUserMutation, useSettingsUpdateUserMutation, useSettingsOfferProductsMutation } from './generated/sending.js';
