export * from './report.schemas.js';
