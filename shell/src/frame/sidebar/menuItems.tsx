import type { NavigationEntry } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import type { MenuProps } from '@depot/ui';
import { icons, PageLink, PendingBadge } from './PageLink.js';

type Items = NonNullable<MenuProps['items']>;

/** The sidebar's entries as antd's menu takes them; keys are paths. */
export function menuItems(entries: NavigationEntry[], language: Language): Items {
  return entries.map((entry) => {
    const icon = icons[entry.icon];
    const text = entry.label[language];
    if (entry.children) {
      const children = entry.children.map(({ path, label }) => ({
        key: path,
        label: <PageLink path={path}>{label[language]}</PageLink>,
      }));
      return { key: `group:${entry.path}`, icon, label: text, children };
    }
    const badge = entry.badge === 'pendingOrders' && <PendingBadge />;
    return {
      key: entry.path,
      icon,
      title: text,
      label: (
        <PageLink path={entry.path}>
          {text} {badge}
        </PageLink>
      ),
    };
  });
}
