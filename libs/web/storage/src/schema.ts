/**
 * Zod's small form, as far as stored values need it. The shell carries it once for all remotes, apart from its first
 * script.
 */
import { array, pipe, transform, unknown, type ZodMiniType } from 'zod/mini';

export type { infer, ZodMiniType as Type } from 'zod/mini';
export {
  array,
  boolean,
  catch,
  custom,
  enum,
  int,
  maximum,
  minimum,
  number,
  object,
  optional,
  positive,
  refine,
  startsWith,
  string,
} from 'zod/mini';

/** List schema that drops invalid items and keeps the others. */
export function arrayOfValid<Item>(item: ZodMiniType<Item>) {
  return pipe(
    array(unknown()),
    transform((items) =>
      items.flatMap((each) => {
        const checked = item.safeParse(each);
        return checked.success ? [checked.data] : [];
      }),
    ),
  );
}
