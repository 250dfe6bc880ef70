export { backUp, type BackupResult } from './back-up.js';
export { BackupError } from './backup-error.js';
export { backupName, newestBackup, pruneBackups } from './folder.js';
export { restore, type RestoreOptions } from './restore.js';
export { type Summary, summaryOf } from './summary.js';
