/** How Depot looks, for what is drawn before antd and React are there. */
export * from './icons.js';
export { storedTheme, type ThemeChoice, themeChoices } from './storedTheme.js';
export { lookVariables } from './variables.js';
