import { anyText, defineStored } from '@depot/storage';

/** The e-mail address of the person signed in, for signing in again with the password only. Logout clears it. */
export const lastUsername = defineStored({
  key: 'session-username',
  schema: anyText,
  scope: 'user',
  version: 1,
  format: 'text',
});
