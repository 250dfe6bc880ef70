export * from './antd.js';
