import type { Language } from '../errors/index.js';
import type { BackgroundWidgetDeclaration, NavigationEntry, RouteDeclaration, ShellExtras } from './registry.js';

/**
 * The one thing that a remote exposes (`./manifest`). All of it is data except the lazy screens and texts.
 * `Screen` is the component type of the framework; contracts know none.
 */
export interface RemoteManifest<Screen> {
  /** Name of the project, the registry key and the namespace of its texts: `mf-orders`. */
  name: string;
  team: string;
  navigation: readonly NavigationEntry[];
  routes: readonly RemoteRoute<Screen>[];
  /** Continues work that was started on a page which is closed now. */
  attendant?: RemoteBackgroundWidget<Screen>;
  locales: Record<Language, () => Promise<{ default: LocaleTexts }>>;
  /** Help for each screen, by the path of its route. Loaded on request only, never with a screen. */
  guide?: Record<Language, () => Promise<{ default: ScreenGuides }>>;
}

export interface RemoteRoute<Screen> extends RouteDeclaration {
  screen: () => Promise<Screen>;
}

export interface RemoteBackgroundWidget<Screen> extends BackgroundWidgetDeclaration {
  part: () => Promise<Screen>;
}

/** Texts of one language: nested objects of strings. */
export interface LocaleTexts {
  [key: string]: string | LocaleTexts;
}

export type ScreenGuides = Readonly<Record<string, ScreenGuide>>;

/** Help for one screen, in one language. */
export interface GuideText {
  /** Purpose of the screen. */
  purpose: string;
  /** Steps of its tasks, in order. */
  steps: readonly string[];
  /** Keys of this screen only; the shell lists those of every page. */
  keys?: readonly { press: string; does: string }[];
  /** Actions that cannot be undone. */
  final?: readonly string[];
}

export interface ScreenGuide extends GuideText {
  /** Replaces the text for users of a store, who see other content. */
  forStore?: GuideText;
}

/** Published part of a manifest; the build adds its own facts. */
export function declarationsOf(
  manifest: RemoteManifest<unknown>,
): Pick<ShellExtras, 'team' | 'navigation' | 'routes' | 'attendant'> {
  const { attendant } = manifest;
  return {
    team: manifest.team,
    navigation: [...manifest.navigation],
    routes: manifest.routes.map(({ path, title, permission }) => ({ path, title, permission })),
    ...(attendant && {
      attendant: { storageKey: attendant.storageKey, title: attendant.title, permission: attendant.permission },
    }),
  };
}
