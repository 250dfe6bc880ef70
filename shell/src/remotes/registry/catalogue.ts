import type {
  BackgroundWidgetDeclaration,
  NavigationEntry,
  RegistryDocument,
  RegistryEntry,
  RouteDeclaration,
} from '@depot/contracts/deployments';

export interface CatalogueRoute extends RouteDeclaration {
  remote: string;
  entry: RegistryEntry;
}

export interface CatalogueBackgroundWidget extends BackgroundWidgetDeclaration {
  remote: string;
  entry: RegistryEntry;
}

/** Routes and sidebar entries that all remotes declare. */
export interface Catalogue {
  routes: Map<string, CatalogueRoute>;
  navigation: NavigationEntry[];
  backgroundWidgets: CatalogueBackgroundWidget[];
}

/** Version for this user: the server has selected one; if it lists several, the default. */
function chooseVersion(entries: RegistryEntry[]): RegistryEntry | undefined {
  return entries.find((entry) => entry.deployment?.default) ?? entries[0];
}

/** If two remotes declare the same path, the first one is used (publishing rejects the second). */
export function buildCatalogue(document: RegistryDocument | undefined): Catalogue {
  const routes = new Map<string, CatalogueRoute>();
  const navigation: NavigationEntry[] = [];
  const backgroundWidgets: CatalogueBackgroundWidget[] = [];
  for (const [remote, entries] of Object.entries(document?.microFrontends ?? {})) {
    const entry = chooseVersion(entries);
    if (!entry?.extras?.shell) continue;
    const { shell } = entry.extras;
    shell.routes.forEach((route) => routes.has(route.path) || routes.set(route.path, { ...route, remote, entry }));
    navigation.push(...shell.navigation);
    if (shell.attendant) backgroundWidgets.push({ ...shell.attendant, remote, entry });
  }
  navigation.sort((one, other) => one.order - other.order);
  return { routes, navigation: withPages(navigation, routes), backgroundWidgets };
}

/** Leaves out entries that lead to no page. */
function withPages(entries: NavigationEntry[], routes: ReadonlyMap<string, unknown>): NavigationEntry[] {
  return entries.flatMap((entry) => {
    if (!entry.children) return routes.has(entry.path) ? [entry] : [];
    const children = entry.children.filter(({ path }) => routes.has(path));
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
