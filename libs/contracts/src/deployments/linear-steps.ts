/** The steps of a rollout that grows by the same share each time: 30 → 30, 60, 90, 100. */
export function linearSteps(share: number): number[] {
  const count = Math.ceil(100 / share);
  return Array.from({ length: count }, (_, place) => Math.min(100, share * (place + 1)));
}
