import { may, roles } from '@depot/contracts/permissions';
import { localeGaps } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import cn from './locales/cn.json';
import gb from './locales/gb.json';
import { manifest } from './manifest.js';

it('says everything in both languages', () => {
  expect(localeGaps(gb, cn)).toEqual([]);
});

it('is for ADMIN alone', () => {
  for (const { permission } of manifest.routes)
    expect(roles.filter((role) => may(role, permission))).toEqual(['ADMIN']);
});
