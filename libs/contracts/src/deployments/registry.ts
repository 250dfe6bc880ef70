import type { Language, Message } from '../errors/index.js';
import type { Permission } from '../permissions/permissions.js';
import type { VersionTarget } from './target.schemas.js';

/**
 * Version of the wire format and of the manifest's shape: that of this package. A remote states the range for which it
 * was built.
 */
export const contractVersion = '1.40.0';

/** Version of the contracts from which on the build of a remote lists its names. */
export const namesSince = '1.36.0';

/**
 * Response of `GET /api/remotes`: the version of each remote for this user. The outer shape is the *frontend-discovery*
 * schema; data for the shell is in `extras.shell`.
 */
export interface RegistryDocument {
  schema: string;
  microFrontends: Record<string, RegistryEntry[]>;
}

/** Why a version without users has none: it was halted automatically, or its remote was withdrawn. */
export const versionEnds = ['halted', 'withdrawn'] as const;
export type VersionEnd = (typeof versionEnds)[number];

export interface RegistryEntry {
  /** Address of that version's `mf-manifest.json`. */
  url: string;
  /** Tried when `url` cannot be fetched. */
  fallbackUrl?: string;
  metadata: {
    /** `sha384-…` of the content at `url`; empty if unknown (development). */
    integrity: string;
    version: string;
  };
  /**
   * Only for ADMIN with `?all=true`. Traffic sums to 100 over the entries of a remote, exactly one is the default;
   * `targets` get the version before shares are counted.
   */
  deployment?: {
    traffic: number;
    default: boolean;
    ended?: VersionEnd;
    targets?: VersionTarget[];
    /** Of the default: when it became the default (epoch ms), who gave it, and the default before. */
    since?: number;
    who?: string;
    previous?: string;
  };
  extras: RegistryExtras;
}

export interface RegistryExtras {
  shell: ShellExtras;
  telemetry?: {
    /** Share of tabs that report telemetry, from 0 to 1. */
    sample: number;
  };
  /**
   * This reader alone gets the remote from a developer's machine, until that time (epoch ms): nothing is promised of
   * its files.
   */
  override?: { origin: string; until: number };
  /** This reader alone has the version, until that time (epoch ms). */
  preview?: { until: number };
}

/**
 * Data that the shell needs before any code of the remote has loaded. Derived from the remote's manifest at build time.
 */
export interface ShellExtras {
  team: string;
  commit: string;
  /** Semver range of `@depot/contracts` that the remote was built against; checked when it is published. */
  contractRange: string;
  /** Semver range of `@depot/remote-kit`, the port of the shell. */
  portRange?: string;
  /** Semver ranges of the libraries that the shell must share with it, by name. */
  shared?: Record<string, string>;
  navigation: NavigationEntry[];
  routes: RouteDeclaration[];
  attendant?: BackgroundWidgetDeclaration;
  /** `sha384-…` of every script and style of the version, by path relative to `url`. */
  integrity?: Record<string, string>;
  /**
   * Scripts and styles beside the entry, by path relative to `url`: those of a page by its route, those of the texts by
   * language. Used for prefetching only.
   */
  files?: { screens: Record<string, string[]>; texts: Partial<Record<Language, string[]>> };
}

/** A page of a remote. */
export interface RouteDeclaration {
  /** Below `/in/`, without a leading slash: `settings/product/edit`. */
  path: string;
  title: Message;
  permission: Permission;
}

/** A widget of a remote above every page while this browser stores data under the key. */
export interface BackgroundWidgetDeclaration {
  /** Key in the local storage. */
  storageKey: string;
  title: Message;
  permission: Permission;
}

/** An entry of the sidebar. */
export interface NavigationEntry {
  /** The route it opens; an entry with children may only unfold. */
  path: string;
  label: Message;
  permission: Permission;
  icon: NavigationIcon;
  /** Place in the sidebar, ascending. */
  order: number;
  /** A number next to the entry that the shell keeps up to date. */
  badge?: 'pendingOrders';
  /** Users who see the entry: stores have separate entries with separate texts. Both by default. */
  audience?: NavigationAudience;
  children?: NavigationLeaf[];
  /** Further routes that highlight the entry although their paths differ. */
  pages?: string[];
}

export type NavigationLeaf = Pick<NavigationEntry, 'path' | 'label' | 'permission' | 'pages'>;

/** The two sides whose sidebars differ: people of a store, and people of the warehouse. */
export const navigationAudiences = ['store', 'office'] as const;
export type NavigationAudience = (typeof navigationAudiences)[number];

/** Icons that the shell draws in the sidebar. */
export const navigationIcons = [
  'dashboard',
  'order',
  'orders',
  'return',
  'inventory',
  'received',
  'deliveryReceipt',
  'report',
  'settings',
  'admin',
  'invoice',
  'account',
] as const;
export type NavigationIcon = (typeof navigationIcons)[number];
