// Apart from the schemas, so that screens take these without them.

/** Bounds of an uploaded version of a remote. */
export const artefactLimits = {
  /** Bytes of the compressed archive. */
  archiveBytes: 16 * 1024 * 1024,
  /** Bytes of all files together. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Bytes of one file: it travels to the database in one piece. */
  fileBytes: 4 * 1024 * 1024,
  files: 1_000,
  /** Characters of a file's path. */
  pathLength: 200,
} as const;

/** The steps of a rollout that grows by the same share each time: 30 → 30, 60, 90, 100. */
export function linearSteps(share: number): number[] {
  const count = Math.ceil(100 / share);
  return Array.from({ length: count }, (_, place) => Math.min(100, share * (place + 1)));
}
