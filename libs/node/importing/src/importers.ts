import type { ImportKind } from '@depot/contracts/importing';
import { Global, Injectable, Module } from '@nestjs/common';
import type { Importer } from './importer.js';

/** The importers of all domains of this process. A domain adds its own when its module starts. */
@Injectable()
export class Importers {
  private readonly byKind = new Map<ImportKind, Importer<unknown>>();

  add<Row>(importer: Importer<Row>): void {
    if (this.byKind.has(importer.kind)) throw new Error(`There are two importers of ${importer.kind}.`);
    // The engine gives an importer only rows that its own schema has made.
    this.byKind.set(importer.kind, importer);
  }

  /** The importer of this kind, or undefined where its domain is not served by this process. */
  find(kind: ImportKind): Importer<unknown> | undefined {
    return this.byKind.get(kind);
  }
}

/** Makes `Importers` known to every domain, whether it provides importers or runs them. */
@Global()
@Module({ providers: [Importers], exports: [Importers] })
export class ImportingModule {}
