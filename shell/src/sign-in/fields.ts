import { emailMinLength, passwordLength } from '@depot/contracts/session';
import { createField, type Field } from './field.js';
import { fillText, type Texts } from './texts.js';

const address = /^[^\s@<>()[\],;:"]+@([a-z\d-]+\.)+[a-z]{2,}$/i;

/** The e-mail address that is the user name. */
export const createEmailField = (texts: Texts): Field =>
  createField(texts, {
    name: 'username',
    label: ({ account }) => account.email,
    attributes: {
      type: 'email',
      inputmode: 'email',
      autocomplete: 'username',
      autocapitalize: 'none',
      spellcheck: 'false',
    },
    check: (value) => {
      if (value === '') return ({ account }) => account.emailRequired;
      const isAddress = value.length >= emailMinLength && address.test(value);
      return isAddress ? undefined : ({ account }) => account.emailInvalid;
    },
  });

export const createPasswordField = (texts: Texts): Field =>
  createField(texts, {
    name: 'password',
    label: ({ account }) => account.password,
    attributes: { type: 'password', autocomplete: 'current-password' },
    check: ({ length }) => {
      if (length === 0) return ({ account }) => account.passwordRequired;
      if (length < passwordLength.min) return ({ account }) => fillText(account.passwordShort, passwordLength);
      return length > passwordLength.max ? ({ account }) => fillText(account.passwordLong, passwordLength) : undefined;
    },
  });

/** The code of the authenticator app, or a recovery code. */
export const createCodeField = (texts: Texts): Field =>
  createField(texts, {
    name: 'code',
    label: ({ secondFactor }) => secondFactor.code,
    hint: ({ secondFactor }) => secondFactor.hint,
    attributes: { autocomplete: 'one-time-code', autocapitalize: 'none', spellcheck: 'false', maxlength: 40 },
    check: (value) => (value.trim() === '' ? ({ secondFactor }) => secondFactor.codeRequired : undefined),
  });
