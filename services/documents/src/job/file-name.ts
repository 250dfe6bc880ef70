/** A name as every file system takes it. */
export const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 100);
