export { backUp, type BackupResult } from './back-up.js';
export { backupName, isBeingMade, newestBackup, pruneBackups } from './folder.js';
export { restore, type RestoreOptions } from './restore.js';
export { BackupError, type Summary, summaryOf } from './summary.js';
