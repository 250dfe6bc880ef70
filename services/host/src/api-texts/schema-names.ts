import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SchemaNames } from '@depot/node-http';
import * as z from 'zod';

/**
 * Every schema that the contracts export, named by its entry and its export: `orders#orderPage`. A schema of two names
 * has the first one by alphabet.
 */
export async function loadSchemaNames(): Promise<SchemaNames> {
  const names = new Map<z.core.$ZodType, string>();
  for (const entry of await listEntries()) {
    const exported = (await import(`@depot/contracts/${entry}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported).sort(([a], [b]) => a.localeCompare(b)))
      if (value instanceof z.ZodType && !names.has(value)) names.set(value, `${entry}#${name}`);
  }
  return names;
}

/** Entries of the contracts: those that their package names, and every folder with an index. */
async function listEntries(): Promise<string[]> {
  const folder = dirname(dirname(fileURLToPath(import.meta.resolve('@depot/contracts/orders'))));
  const { exports } = JSON.parse(await readFile(join(folder, '../package.json'), 'utf8')) as { exports: object };
  const named = Object.keys(exports).flatMap((key) => (key.includes('*') ? [] : key.replace('./', '')));
  const indexes = await readdir(folder, { recursive: true });
  const folders = indexes.flatMap((path) => /^(?<name>[\w-]+)[/\\]index\.(?:js|ts)$/.exec(path)?.groups?.name ?? []);
  return [...new Set([...named, ...folders])].sort();
}
