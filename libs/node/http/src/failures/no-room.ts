const noRoom: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** True where the system says that a disk, or somebody's share of it, is full. */
export function isNoRoom(error: unknown): boolean {
  return noRoom.has((error as NodeJS.ErrnoException | undefined)?.code);
}
