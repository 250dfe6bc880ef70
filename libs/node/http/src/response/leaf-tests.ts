import type * as z from 'zod';

/**
 * Tests that a leaf's value must pass, `§` standing for the value; undefined where the schema asks for more than is
 * known here.
 */
type Tests = readonly string[] | undefined;

export function listNumberTests(def: z.core.$ZodNumberDef): Tests {
  if ('coerce' in def && def.coerce) return undefined;
  const own = 'check' in def ? [def as z.core.$ZodCheckDef] : [];
  const checks = [...own, ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
  const tests = checks.map(formatNumberTest);
  return tests.every((test) => test !== undefined)
    ? ["typeof § === 'number' && Number.isFinite(§)", ...tests]
    : undefined;
}

/** Lengths are left to zod, which counts characters and not halves of them. */
export function listTextTests(def: z.core.$ZodStringDef): Tests {
  return 'check' in def || ('coerce' in def && def.coerce) || def.checks?.length
    ? undefined
    : ["typeof § === 'string'"];
}

function formatNumberTest(check: z.core.$ZodCheckDef): string | undefined {
  switch (check.check) {
    case 'number_format':
      return (check as z.core.$ZodCheckNumberFormatDef).format === 'safeint' ? 'Number.isSafeInteger(§)' : undefined;
    case 'greater_than':
      return limit(check as z.core.$ZodCheckGreaterThanDef, '>');
    case 'less_than':
      return limit(check as z.core.$ZodCheckLessThanDef, '<');
    default:
      return undefined;
  }
}

function limit({ value, inclusive }: { value: unknown; inclusive: boolean }, sign: string): string | undefined {
  return typeof value === 'number' ? `§ ${sign}${inclusive ? '=' : ''} ${value}` : undefined;
}
