import { expect, it } from '@jest/globals';
import { may, roles } from '@depot/contracts/permissions';
import { localeGaps } from '@depot/web-testing';
import cn from './locales/cn.json' with { type: 'json' };
import gb from './locales/gb.json' with { type: 'json' };
import { manifest } from './manifest.js';

it('says everything in both languages', () => {
  expect(localeGaps(gb, cn)).toEqual([]);
});

it('opens to each role what the specification gives it', () => {
  const open = Object.fromEntries(
    roles.map((role) => [
      role,
      manifest.routes.filter(({ permission }) => may(role, permission)).map(({ path }) => path.replace('settings/', '')),
    ]),
  );
  const templates = ['order-templates', 'order-templates/new', 'order-templates/edit'];
  expect(open.READ_ONLY_STORE).toEqual(['preference']);
  expect(open.STORE).toEqual(['address', ...templates, 'preference']);
  // Beyond the specification: everybody of the warehouse may set up two-step sign-in there.
  expect(open.WAREHOUSE_OPS).toEqual(['preference']);
  expect(open.WAREHOUSE_ADMIN).not.toContain('address');
  expect(open.ADMIN).toHaveLength(manifest.routes.length);
});
