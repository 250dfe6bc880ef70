import { Global, Module } from '@nestjs/common';
import { Importers } from './importers.js';

/** Makes `Importers` known to every domain, whether it provides importers or runs them. */
@Global()
@Module({ providers: [Importers], exports: [Importers] })
export class ImportingModule {}
