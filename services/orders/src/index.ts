export { OrdersModule } from './orders.module.js';
export { orderMigrations } from './migrations/index.js';
