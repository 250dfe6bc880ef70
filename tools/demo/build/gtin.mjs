/** GS1's own example company prefix: no real product has these numbers. */
const companyPrefix = '614141';

/** A GTIN-12 of the example company, with its check digit. */
export function exampleGtin(item) {
  const digits = companyPrefix + String(item).padStart(5, '0');
  return digits + checkDigit(digits);
}

/** GS1's check digit: weights 3 and 1 alternate from the right. */
export function checkDigit(digits) {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
