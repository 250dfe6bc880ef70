import type { NavigationEntry } from '@depot/contracts/deployments';
import type { Role } from '@depot/contracts/permissions';
import { useLanguage, useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { MenuOutlined } from '@depot/ui';
import { useState } from 'react';
import { icons, PageLink, PendingBadge } from '../sidebar/PageLink.js';
import { useSelectedEntry } from '../sidebar/useVisibleNavigation.js';
import { MoreSheet } from './MoreSheet.js';
import classes from './phone.module.css';

/** Places for entries of the role; the fifth is More. */
const places = 4;
/** Entries that the floor opens every day, in their order; the other roles get the first of the sidebar. */
const floorPaths = ['dashboard', 'order', 'inventory', 'delivery-receipt'];

/** Entries of the bar. Where one of the floor is missing, the next of the sidebar takes its place. */
function chooseEntries(entries: readonly NavigationEntry[], role: Role): NavigationEntry[] {
  const preferred = role === 'WAREHOUSE_OPS' ? floorPaths : [];
  const [first, others] = [true, false].map((isFirst) =>
    entries.filter(({ path }) => preferred.includes(path) === isFirst),
  );
  return [...(first ?? []), ...(others ?? [])].slice(0, places);
}

/** Navigation under the thumb. */
export function BottomBar({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const selected = useSelectedEntry(entries);
  const [more, setMore] = useState(false);
  const { r } = useClaims();
  return (
    <nav className={classes.bar} aria-label={t('navigation')}>
      {chooseEntries(entries, r).map((entry) => {
        const target = entry.children?.[0]?.path ?? entry.path;
        const current = selected === entry.path || entry.children?.some(({ path }) => path === selected);
        return (
          <PageLink key={entry.path} path={target} className={classes.entry} isCurrent={current}>
            <span className={classes.icon}>{icons[entry.icon]}</span>
            <span className={classes.label}>{entry.label[language]}</span>
            {entry.badge === 'pendingOrders' && <PendingBadge />}
          </PageLink>
        );
      })}
      <button type="button" className={classes.entry} onClick={() => setMore(true)} aria-expanded={more}>
        <span className={classes.icon}>
          <MenuOutlined />
        </span>
        <span className={classes.label}>{t('more')}</span>
      </button>
      <MoreSheet entries={entries} open={more} onClose={() => setMore(false)} />
    </nav>
  );
}
