import * as z from 'zod';

/** `{ obj }`: one thing. */
export const objOf = <T extends z.ZodType>(thing: T) => z.object({ obj: thing, message: z.string().optional() });
/** `{ list }`: many things. */
export const listOf = <T extends z.ZodType>(thing: T) =>
  z.object({ list: z.array(thing), message: z.string().optional() });
/** `{ list, totalPages, total }`: one page of many things. */
export const pageOf = <T extends z.ZodType>(thing: T) =>
  z.object({ list: z.array(thing), totalPages: z.int(), total: z.int() });
/** `{ message }`: something was done. */
export const messageOnly = z.object({ message: z.string() });

export type Obj<T> = { obj: T; message?: string };
export type List<T> = { list: T[]; message?: string };
export type ListPage<T> = { list: T[]; totalPages: number; total: number };
/** A GET that returns one object by id, or else a list. */
export const objOrListOf = <T extends z.ZodType>(thing: T) =>
  z.object({ obj: thing.optional(), list: z.array(thing).optional() });

/** A body as a client sends it: amounts are dollars and pounds, not cents and hundredths of a pound. */
export type Input<Schema extends z.ZodType> = z.input<Schema>;
/** A response as a client receives it: amounts are dollars and pounds, not cents and hundredths of a pound. */
export type Output<Schema extends z.ZodType> = z.output<Schema>;
