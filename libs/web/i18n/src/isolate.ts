/** Writing that runs from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A value within a text of ours, isolated where it is written from right to left, as `<bdi>` does for elements: it would
 * else take the figures beside it along.
 */
export const isolate = (value: string): string => (rightToLeft.test(value) ? `\u2068${value}\u2069` : value);
