import { limits } from '../amounts/amounts.js';
import type { Message } from '../errors/index.js';

/** Kinds of data that a file can import. */
export const importKinds = ['products', 'stock', 'stores', 'orders'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Handling of a row: add an object, or update the existing one and add it if it is missing. */
export const importModes = ['add', 'update'] as const;
export type ImportMode = (typeof importModes)[number];

/** Kinds of things that a file can also change. */
export const updatableKinds = ['products', 'stores'] as const satisfies readonly ImportKind[];

export const isUpdatable = (kind: ImportKind): kind is (typeof updatableKinds)[number] =>
  (updatableKinds as readonly ImportKind[]).includes(kind);

/** Names of the kinds within a sentence. */
export const importKindNames: Record<ImportKind, Message> = {
  products: { gb: 'products', cn: '商品' },
  stock: { gb: 'opening stock', cn: '期初库存' },
  stores: { gb: 'stores', cn: '门店' },
  orders: { gb: 'past orders', cn: '历史订单' },
};

/** Notes on accepted rows: expired goods, GTINs with a restored leading zero, and GTINs that other products share. */
export const importNotes = ['expired', 'restoredZeros', 'sharedGtins'] as const;
export type ImportNote = (typeof importNotes)[number];

/** Objects that an import may create beside its rows; then notes on its rows. */
export const importCreations = ['warehouses', 'categories', 'subCategories', 'suppliers', ...importNotes] as const;
export type ImportCreation = (typeof importCreations)[number];

export const isImportNote = (what: ImportCreation): what is ImportNote =>
  (importNotes as readonly ImportCreation[]).includes(what);

/** Limits of an import file, enforced regardless of the sizes that the file declares. */
export const importLimits = {
  fileBytes: limits.uploadBytes,
  /** Rows below the header. */
  rows: 1_000_000,
  columns: 100,
  /** Characters of one cell. */
  cell: 10_000,
  /** Bytes of a workbook once unpacked. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Cells of a workbook, empty ones within its used area included. */
  workbookCells: 5_000_000,
  /** Problems that are listed; further ones are only counted. */
  problems: 1000,
  /** Listed names of each kind that an import would create; further ones are only counted. */
  creations: 100,
  /** Changed fields that a check lists; further ones are only counted. */
  changes: 1000,
  /** Things that one file changes: all of them are locked at once. */
  updates: 20_000,
} as const;
