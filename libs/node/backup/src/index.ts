export { backUp, type BackupResult } from './back-up.js';
export { findNewestBackup, formatBackupName, isBeingMade, removeOldBackups } from './folder.js';
export { restore, type RestoreOptions } from './restore.js';
export { BackupError, readSummary, type Summary } from './summary.js';
