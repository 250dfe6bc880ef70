import * as z from 'zod';

const secrets = z.registry<{ secret: true }>();

/**
 * A text of an answer that lets its holder in, e.g. a token or a link with one. It is told once: the server keeps no
 * copy, so an answer that is repeated for its `Idempotency-Key` comes without it. Declare it `.optional()` there.
 */
export const secretText = z.string().register(secrets, { secret: true });

/** True for `secretText`. */
export const isSecretText = (schema: z.core.$ZodType): boolean => secrets.has(schema);
