/**
 * Ways of writing that are refused. ESLint replaces a rule's options as a whole, so each room's list is put together
 * here.
 */

const everywhere = [
  {
    selector:
      "ImportDeclaration[source.value='zod'] > :matches(ImportSpecifier[imported.name='z'], ImportDefaultSpecifier)",
    message: "Write `import * as z from 'zod'`: only that is tree-shaken.",
  },
];

const browserStorage = [
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB)$/]',
    message: 'Define what the browser keeps with @depot/storage.',
  },
];

/**
 * Words that people read stand in the locales, in both languages. These selectors find the ones that slipped into JSX.
 */
const message = 'Words that people read belong into the locales, in English and Chinese.';
const translatedAttributes = 'title|placeholder|alt|label|aria-label|okText|cancelText|description|message|tooltip';

const translatedWords = [
  { selector: 'JSXText[value=/[A-Za-z\\u4e00-\\u9fff]{2,}/]', message },
  { selector: 'JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z\\u4e00-\\u9fff]{2,}/]', message },
  {
    selector: `JSXAttribute[name.name=/^(${translatedAttributes})$/] > Literal[value=/^[A-Z][a-z]|\\s|[\\u4e00-\\u9fff]/]`,
    message,
  },
];

export const restrictedSyntax = {
  everywhere: ['error', ...everywhere],
  screens: ['error', ...everywhere, ...browserStorage, ...translatedWords],
  /** The one file that knows where a browser keeps things. */
  storage: ['error', ...everywhere, ...translatedWords],
};
