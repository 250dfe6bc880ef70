export { InventoryModule } from './inventory.module.js';
export { inventoryMigrations } from './migrations/index.js';
