import { may } from '@depot/contracts/permissions';
import { isolate, useLanguage, useTranslation } from '@depot/i18n';
import { useClaims, useMay } from '@depot/session';
import type { Catalogue } from '../../remotes/registry/catalogue.js';
import { useShellUnitQuery } from '../searchApi.js';
import type { ScannedCode } from './code.js';
import type { Group } from './item.js';

/** `/in/order?id=7` → `order`. */
const buildPath = (address: string) => address.replace(/^\/in\//, '').split('?', 1)[0] ?? '';

/** The place of a paper's page, or of a piece or lot by its label, for who may go there. */
export function useScanned(
  code: ScannedCode | undefined,
  routes: Catalogue['routes'],
): { groups: Group[]; searching: boolean } {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const maySee = useMay('inventory.read');
  const qrValue = code?.kind === 'unit' ? code.qrValue : '';
  const { currentData, isFetching } = useShellUnitQuery(qrValue, { skip: !qrValue || !maySee });
  const { r, v } = useClaims();
  const page = code?.kind === 'page' ? routes.get(buildPath(code.to)) : undefined;
  const groups: Group[] = [];
  if (code?.kind === 'page' && page && may(r, page.permission, v === 'true'))
    groups.push({ key: 'screen', items: [{ kind: 'screen', to: code.to, label: page.title[language] }] });
  if (qrValue && currentData) {
    const { productId, inventoryId, qrText, lot, status } = currentData.obj;
    const detail = [lot && isolate(lot), status !== 'IN_STOCK' && t('palette.gone')].filter(Boolean).join(' · ');
    const to = `/in/inventory/details?pid=${productId}&unit=${inventoryId}`;
    groups.push({ key: 'unit', items: [{ kind: 'unit', to, label: qrText, detail }] });
  }
  return { groups, searching: isFetching };
}
