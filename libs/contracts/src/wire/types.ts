import type * as z from 'zod';

/** A body as a client sends it: amounts are dollars and pounds, not cents and hundredths of a pound. */
export type Input<Schema extends z.ZodType> = z.input<Schema>;
/** A response as a client receives it: amounts are dollars and pounds, not cents and hundredths of a pound. */
export type Output<Schema extends z.ZodType> = z.output<Schema>;
