/** The list with the entry at `index` moved by `step` places; unchanged where that leads outside. */
export function moved<T>(list: readonly T[], index: number, step: number): T[] {
  const target = index + step;
  const entry = list[index];
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  const rest = list.filter((_, place) => place !== index);
  return [...rest.slice(0, target), entry, ...rest.slice(target)];
}
