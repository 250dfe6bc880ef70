import { AuthModule } from '@depot/node-auth';
import { CONFIG, type Config } from '@depot/node-config';
import { DatabaseModule } from '@depot/node-database';
import { PlatformModule } from '@depot/node-platform';
import { type DynamicModule, Global, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { CommandRunner } from '../command/command-runner.js';
import { KeyedResponses } from '../command/keyed-responses.js';
import { ValidationPipe } from '../failures/field-messages.js';
import { METRICS } from '../operations/metrics.js';
import { AccessGuard } from '../route/access.guard.js';
import { KnownQueryGuard } from '../route/known-query.guard.js';
import { FailureFilter } from './failure.filter.js';

export type Modules = NonNullable<ModuleMetadata['imports']>;

/** Gives the configuration to every module. */
@Module({})
class ConfigModule {
  static register(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}

/** Runs the commands of every module. */
@Global()
@Module({ providers: [CommandRunner, KeyedResponses], exports: [CommandRunner, KeyedResponses] })
class CommandModule {}

/** One registry of figures for the process. */
@Global()
@Module({ providers: [{ provide: METRICS, useFactory: () => new Registry() }], exports: [METRICS] })
class MetricsModule {}

/** The domains, and around each of their routes the same guards, pipe and filter. */
@Module({})
export class AppModule {
  static forRoot(config: Config, modules: Modules, opened?: DataSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CommandModule,
        ConfigModule.register(config),
        DatabaseModule.forRoot(config, opened),
        PlatformModule,
        AuthModule,
        DiscoveryModule,
        MetricsModule,
        ...modules,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: KnownQueryGuard },
        { provide: APP_PIPE, useClass: ValidationPipe },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
    };
  }
}
