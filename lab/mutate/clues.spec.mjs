import { describe, expect, test } from '@jest/globals';
import { cluesOf, saidBy, toldBy } from './clues.mjs';

const folder = 'services/inventory/src';

/** A repository, an adapter that fills a port with it, and a controller of another service that asks the port. */
const sources = {
  [`${folder}/lots/lot.repository.ts`]: `
    import type { LotSummary, type StockAmount } from '@depot/contracts/inventory';
    const lots = 'SELECT u.lot FROM inventory_unit u JOIN lots l ON l.id = u.lot_id';
    export class LotRepository {}`,
  [`${folder}/ports/lots.adapter.ts`]: `
    import type { LotsPort } from '@depot/contracts/inventory';
    import { LotRepository } from '../../tools/lots/lot.repository.js';
    export class LotsAdapter implements LotsPort {}`,
  'services/orders/src/sheet/sheet.controller.ts': `
    import { LOTS_PORT, type LotsPort } from '@depot/contracts/inventory';
    @Controller('order/sheet')
    export class SheetController {
      @Get(':id/lots') lots() {}
      @Post() print() {}
    }`,
};
const facts = Object.entries(sources).map(([file, text]) => saidBy(file, text));

describe('by what a test that is about a source can be told', () => {
  test('a source says what it exports, fills, takes from the contracts, answers and reads', () => {
    const [repository, adapter, controller] = facts;
    expect(repository).toMatchObject({ exports: ['LotRepository'], contracts: ['LotSummary', 'StockAmount'] });
    expect(repository).toMatchObject({ tables: ['inventory_unit'] });
    expect(adapter).toMatchObject({ ports: ['LotsPort'], imports: [`${folder}/lots/lot.repository.ts`] });
    expect(controller).toMatchObject({ contracts: ['LOTS_PORT', 'LotsPort'], routes: ['order/sheet', 'order/sheet'] });
  });

  test('the routes of whoever uses it count too, the farther the less', () => {
    const clues = cluesOf(`${folder}/lots/lot.repository.ts`, facts);
    expect([...clues.keys()]).toEqual([
      ...['LotRepository', 'inventory_unit', 'LotSummary', 'StockAmount', '/order/sheet'],
    ]);
    expect(clues.get('/order/sheet')).toBeLessThan(clues.get('LotSummary'));
    const nearer = cluesOf(`${folder}/ports/lots.adapter.ts`, facts);
    expect(nearer.get('/order/sheet')).toBeGreaterThan(clues.get('/order/sheet'));
  });

  test('of a source that is not known, nothing', () => expect(cluesOf('shell/src/a.ts', facts).size).toBe(0));

  test('a clue that few tests hold says more', () => {
    const clues = new Map([
      ['Lots', 1],
      ['/stock', 1],
    ]);
    const texts = ["Lots, '/api/stock/7'", "'/api/stock'", "'/api/stock-count', LotsPort"];
    const [both, one, none] = toldBy(clues, texts);
    expect(both).toBeCloseTo(1 + one);
    expect(one).toBeLessThan(1);
    expect(none).toBe(0);
  });
});
