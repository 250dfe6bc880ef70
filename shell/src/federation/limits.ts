/** Milliseconds after which a remote's manifest or entry counts as not coming. */
export const entryTimeout = 8_000;
/** Milliseconds for everything until a screen of a remote can be drawn. */
export const screenTimeout = 10_000;
