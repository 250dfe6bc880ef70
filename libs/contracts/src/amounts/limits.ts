/** Bounds of single fields on the wire. */
export const limits = {
  /** Pieces on a line. */
  quantity: 1_000_000,
  /** Pounds on a line, as on the wire. */
  weight: 1_000_000,
  /** Dollars in a field, as on the wire. */
  money: 10_000_000,
  /** Bytes of an ordinary request body. */
  bodyBytes: 1024 * 1024,
  /** Bytes of an import or an upload. */
  uploadBytes: 64 * 1024 * 1024,
} as const;
