export { useDownloads, type Download, type Downloads } from './useDownloads.js';
