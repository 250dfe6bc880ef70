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
  /** Goes on with what was begun on a page that is not open any more. */
  attendant?: RemoteBackgroundWidget<Screen>;
  locales: Record<Language, () => Promise<{ default: LocaleTexts }>>;
  /** What helps on each screen, by the path of its route. Fetched by whoever asks for it, never with a screen. */
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

/** What helps on one screen, in one language. */
export interface GuideText {
  /** What the screen is for. */
  purpose: string;
  /** What is done there, in order. */
  steps: readonly string[];
  /** Keys of this screen alone; those of every page are told by the shell. */
  keys?: readonly { press: string; does: string }[];
  /** What cannot be undone. */
  final?: readonly string[];
}

export interface ScreenGuide extends GuideText {
  /** In place of all of it for people of a store, to whom the screen shows something else. */
  forStore?: GuideText;
}

/** The part of a manifest that is published; what only the build knows is added by the build. */
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
