import { may, roles } from '@depot/contracts/permissions';
import { describe, expect, it } from '@jest/globals';
import { allOperations } from '../walk/operations.js';
import { accessLines, accessOf, isLetIn } from './routes.js';

const operations = await allOperations();
const routeOf = ({ method, path }: (typeof operations)[number]) => `${method} ${path}`;

describe('the table of access, which people wrote, and the product', () => {
  it('know the same routes, each once', () => {
    expect(accessLines.map(({ route }) => route).sort()).toEqual(operations.map(routeOf).sort());
  });

  it('the table says something sensible of each', () => {
    for (const { route, normal, viewOnly, reach } of accessLines) {
      expect([route, normal.length > 0, viewOnly.length > 0]).toEqual([route, true, true]);
      expect([route, ['self', 'store', 'tenant', '-']]).toEqual([route, expect.arrayContaining([reach])]);
      const hasStore = normal !== 'anybody' && (normal.includes('STORE') || normal.includes('READ_ONLY_STORE'));
      expect([route, reach !== '-' || !hasStore]).toEqual([route, true]);
    }
  });

  it.each(operations.map((operation) => [routeOf(operation), operation] as const))(
    '%s lets the same roles in',
    (_route, operation) => {
      const access = accessOf(operation);
      const { permission } = operation;
      if (permission === 'public') return expect([access.normal, access.viewOnly]).toEqual(['anybody', 'anybody']);
      expect(roles.filter((role) => may(role, permission))).toEqual(roles.filter((role) => isLetIn(role, access)));
    },
  );
});
