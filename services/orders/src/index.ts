export { orderMigrations } from './migrations/index.js';
export { OrdersModule } from './orders.module.js';
