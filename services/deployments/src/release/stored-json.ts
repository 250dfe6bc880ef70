import * as z from 'zod';

/** A column of JSON, as the schema has it: what is damaged in the database must hold up nothing but itself. */
export const storedJson = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    })
    .pipe(schema);
