import { useSearchParams } from 'react-router-dom';
import { id } from './address/fields.js';
import type { IdName } from './otherPage.js';

/**
 * The id that the address names, as in `?id=12`; undefined where it names none. Of several names the first that is
 * there counts.
 */
export function useIdParam(...names: [IdName, ...IdName[]]): number | undefined {
  const [params] = useSearchParams();
  return id.read(names.map((name) => params.get(name)).find((text) => text !== null) ?? null);
}

/** Any other positive number in the address, as in `?currentPage=2`; undefined without one. */
export function useNumberParam(name: string): number | undefined {
  const [params] = useSearchParams();
  return id.read(params.get(name));
}
