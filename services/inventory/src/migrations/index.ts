import { stock } from './202611200900-stock.js';
import { units } from './202611200905-units.js';
import { receivedRecords } from './202611200910-received.js';
import { dailyCount } from './202611200915-daily-count.js';
import { lots } from './202611201330-lots.js';
import { confirmedWeight } from './202611201410-confirmed-weight.js';
import { stockCounts } from './202611201430-stock-counts.js';
import { movementTime } from './202611201440-movement-time.js';
import { countFindings } from './202611220900-count-findings.js';
import { serials } from './202611221900-serials.js';
import { unitsGone } from './202611250900-units-gone.js';
import { pieceIdentifiers } from './202611281701-identifiers-of-pieces.js';
import { daysOfTimezones } from './202611290015-days-of-timezones.js';

export const inventoryMigrations = [
  stock,
  units,
  receivedRecords,
  dailyCount,
  lots,
  confirmedWeight,
  stockCounts,
  movementTime,
  countFindings,
  serials,
  unitsGone,
  pieceIdentifiers,
  daysOfTimezones,
];
