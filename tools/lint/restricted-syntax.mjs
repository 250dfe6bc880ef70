/**
 * Ways of writing that are refused. ESLint replaces a rule's options as a whole, so each package's list is put together
 * here.
 */

const everywhere = [
  {
    selector:
      "ImportDeclaration[source.value='zod'] > :matches(ImportSpecifier[imported.name='z'], ImportDefaultSpecifier)",
    message: "Write `import * as z from 'zod'`: only that is tree-shaken.",
  },
];

/** A part of the page that fails to load must not cause an unhandled rejection. */
const loadedWithoutCare = [
  {
    selector:
      "UnaryExpression[operator='void'] > :matches(ImportExpression, " +
      "CallExpression[callee.property.name='then'][callee.object.type='ImportExpression'])",
    message: 'Say what happens where this part does not arrive: `.catch(…)`.',
  },
];

/** A focused test is easily left behind, and skips all others of its file, or all other journeys. */
const loneTests = [
  {
    selector:
      ":matches(MemberExpression[property.name='only'][object.name=/^(test|it|describe)$/], " +
      "MemberExpression[property.name='only'][object.property.name='describe'], " +
      'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/])',
    message: 'A run would leave other tests out, or this one, and pass. Name what is to be run on the command line.',
  },
];

const browserStorage = [
  {
    selector: 'Identifier[name=/^(localStorage|sessionStorage|indexedDB)$/]',
    message: 'Define what the browser keeps with @depot/storage.',
  },
];

/** Each language has its own list separators. */
const enumerations = [
  {
    selector: "CallExpression[callee.property.name='join'] > Literal[value=', ']",
    message: 'Use enumerated(…) of @depot/contracts/errors: Chinese writes 、 there.',
  },
];

/** A day is entered in one way: `<DateField>` knows a year that is still being typed. */
const dateFields = [
  {
    selector: "JSXAttribute[name.name='type'] Literal[value=/^(date|datetime-local)$/]",
    message: 'Use <DateField> or <PeriodField> of @depot/ui.',
  },
];

/** The start of a statement, or its tenant condition. */
export const sqlText = '^\\s*(?:SELECT|INSERT (?:INTO|IGNORE)|UPDATE \\w+|DELETE FROM|REPLACE INTO)\\s|:tenantId\\b';

const sqlMessage = 'SQL stands in <aggregate>.repository.ts: reads and writes there, rules here.';

/** `transaction`, `batch` and `afterCommit` define when statements run, so services may call them. */
const sqlOutsideOfRepositories = [
  {
    selector:
      'CallExpression[callee.property.name=/^(query|execute|executeOnCommit|of|bulk|unscoped)$/]' +
      ":matches([callee.object.name='db'], [callee.object.property.name='db'])",
    message: sqlMessage,
  },
  { selector: `:matches(TemplateElement[value.raw=/${sqlText}/], Literal[value=/${sqlText}/])`, message: sqlMessage },
];

const moduleReferences = [
  { selector: "Identifier[name='ModuleRef']", message: 'Inject the port: docs/architecture.md, "Ports".' },
];

/** Texts for users are in the locales, in both languages. These selectors find those in JSX. */
const message = 'Words that people read belong into the locales, in English and Chinese.';
const translatedAttributes = 'title|placeholder|alt|label|aria-label|okText|cancelText|description|message|tooltip';
const translatedAttribute = `JSXAttribute[name.name=/^(${translatedAttributes})$/]`;

const translatedWords = [
  { selector: 'JSXText[value=/[A-Za-z\\u4e00-\\u9fff]{2,}/]', message },
  { selector: 'JSXElement > JSXExpressionContainer > Literal[value=/[A-Za-z\\u4e00-\\u9fff]{2,}/]', message },
  {
    selector: `${translatedAttribute} > Literal[value=/^[A-Z][a-z]|\\s|[\\u4e00-\\u9fff]/]`,
    message,
  },
];

export const restrictedSyntax = {
  everywhere: ['error', ...everywhere],
  tests: ['error', ...everywhere, ...loneTests],
  services: ['error', ...everywhere, ...moduleReferences, ...sqlOutsideOfRepositories],
  repositories: ['error', ...everywhere, ...moduleReferences],
  screens: [
    'error',
    ...[...everywhere, ...loadedWithoutCare, ...browserStorage, ...dateFields, ...enumerations, ...translatedWords],
  ],
  /** The one field for a day. */
  dateField: ['error', ...everywhere, ...browserStorage, ...translatedWords],
  /** The one file that knows where a browser keeps things. */
  storage: ['error', ...everywhere, ...translatedWords],
};
