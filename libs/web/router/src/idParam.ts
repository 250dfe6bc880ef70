import { useSearchParams } from 'react-router-dom';

/** A number above zero without a fraction, or undefined for any other text: an address is typed by people as well. */
function idOf(text: string | null): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/**
 * The id that the address names, as in `?id=12`; undefined where it names none. Of several names the first that is
 * there counts.
 */
export function useIdParam(...names: [string, ...string[]]): number | undefined {
  const [params] = useSearchParams();
  return idOf(names.map((name) => params.get(name)).find((text) => text !== null) ?? null);
}
