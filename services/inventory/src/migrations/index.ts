import { stock } from './202611200900-stock.js';
import { units } from './202611200905-units.js';

export const inventoryMigrations = [stock, units];
