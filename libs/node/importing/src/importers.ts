import type { ImportKind, ImportMode } from '@depot/contracts/importing';
import { Global, Injectable, Module } from '@nestjs/common';
import type { Importer } from './importer.js';

/** The importers of all domains of this process. A domain adds its own when its module starts. */
@Injectable()
export class Importers {
  private readonly byKind = new Map<string, Importer<unknown>>();

  add<Row>(importer: Importer<Row>): void {
    const key = formatKey(importer.kind, importer.mode);
    if (this.byKind.has(key)) throw new Error(`There are two importers of ${key}.`);
    // The engine gives an importer only rows that its own schema has made.
    this.byKind.set(key, importer);
  }

  /** The importer of this kind, or undefined where its domain is not served by this process or has no such mode. */
  find(kind: ImportKind, mode?: ImportMode): Importer<unknown> | undefined {
    return this.byKind.get(formatKey(kind, mode));
  }
}

const formatKey = (kind: ImportKind, mode: ImportMode = 'add') => `${kind}: ${mode}`;

/** Makes `Importers` known to every domain, whether it provides importers or runs them. */
@Global()
@Module({ providers: [Importers], exports: [Importers] })
export class ImportingModule {}
