import type { TFunction } from '@depot/i18n';
import { expect, test } from '@jest/globals';
import gb from '../../locales/gb.json';
import { getFieldLabel } from './ActivityDetails.js';

const words: Record<string, string> = gb.field;
const t = ((key: string, { defaultValue }: { defaultValue: string }) =>
  words[key.replace('field.', '')] ?? defaultValue) as unknown as TFunction<'mf-admin'>;

test.each([
  ['price', 'Price'],
  ['orderItems.2.quantity', 'Line 2 › Quantity'],
  ['1.rate', '1 › Rate'],
  ['brand.name', 'Supplier › Name'],
  ['unheardOf', 'unheardOf'],
])('%s is called "%s"', (path, label) => expect(getFieldLabel(t, path)).toBe(label));
