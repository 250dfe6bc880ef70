import type { TFunction } from '@depot/i18n';
import type gb from '../../locales/gb.json';

type FieldName = keyof (typeof gb)['field'];

/**
 * The dotted path of a value in words: `orderItems.2.quantity` → "Line 2 › Quantity". What has no word stays as it is.
 */
export function fieldLabel(t: TFunction<'mf-admin'>, path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${part}` : ` › ${t(`field.${part as FieldName}`, { defaultValue: part })}`))
    .join('')
    .replace(/^ (› )?/, '');
}
