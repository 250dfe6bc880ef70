/** Fields for a row's schema: from the text of a cell to a value, with a complaint in both languages. */
export { clearable, kept } from './clear.js';
export { day, type LocalTime, localTime } from './date.js';
export { toEpochMs } from './epoch.js';
export { money, quantity, weight, whole } from './number.js';
export { remark } from './remarks.js';
export { checkedIdentifier, choice, email, flag, form, identifier, multiLineText, read, text } from './text.js';
