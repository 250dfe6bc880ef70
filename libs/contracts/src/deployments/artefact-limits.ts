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
