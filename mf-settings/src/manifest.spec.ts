import { may, roles } from '@depot/contracts/permissions';
import { localeGaps } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import cn from './locales/cn.json' with { type: 'json' };
import gb from './locales/gb.json' with { type: 'json' };
import { manifest } from './manifest.js';

it('says everything in both languages', () => {
  expect(localeGaps(gb, cn)).toEqual([]);
});

it('opens to each role what the specification gives it', () => {
  const settings = manifest.routes.filter(({ path }) => path.startsWith('settings/'));
  const open = Object.fromEntries(
    roles.map((role) => [
      role,
      settings.filter(({ permission }) => may(role, permission)).map(({ path }) => path.replace('settings/', '')),
    ]),
  );
  const templates = ['order-templates', 'order-templates/new', 'order-templates/edit'];
  expect(open.READ_ONLY_STORE).toEqual(['preference']);
  expect(open.STORE).toEqual(['address', ...templates, 'preference']);
  expect(open.WAREHOUSE_OPS).toEqual([]);
  expect(open.WAREHOUSE_ADMIN).not.toContain('address');
  expect(open.WAREHOUSE_ADMIN).toContain('imports');
  expect(open.ADMIN).toHaveLength(settings.length);
});

it('shows everybody the own account', () => {
  const account = manifest.routes.find(({ path }) => path === 'account');
  expect(roles.filter((role) => account && may(role, account.permission))).toEqual(roles);
});
