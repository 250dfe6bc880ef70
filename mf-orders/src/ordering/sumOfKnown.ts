/** The sum of amounts of one unit; unknown as long as one of them is. */
export function sumOfKnown(amounts: readonly (number | undefined)[]): number | undefined {
  return amounts.reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0);
}
