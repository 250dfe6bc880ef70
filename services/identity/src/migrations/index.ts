import type { Migration } from '@depot/node-database';
import { identity } from './202611200810-identity.js';
import { sessionDevices } from './202611201320-session-devices.js';
import { accounts } from './202611201400-accounts.js';
import { storeCredit } from './202611201520-store-credit.js';
import { secondFactor } from './202611201640-second-factor.js';
import { loginThrottle } from './202611220810-login-throttle.js';
import { factorKeys } from './202611220820-factor-keys.js';
import { sellers } from './202611221800-sellers.js';
import { stagedStores } from './202611230010-staged-stores.js';
import { languageChosen } from './202611230200-chosen-language.js';
import { sellerLogos } from './202611230210-seller-logos.js';
import { userIdentifiers } from './202611281702-identifiers-of-users.js';

export const identityMigrations: readonly Migration[] = [
  identity,
  sessionDevices,
  accounts,
  storeCredit,
  secondFactor,
  loginThrottle,
  factorKeys,
  sellers,
  stagedStores,
  languageChosen,
  sellerLogos,
  userIdentifiers,
];
