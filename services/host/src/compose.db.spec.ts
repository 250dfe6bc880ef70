import { ReadRoute } from '@depot/node-http';
import { testApp } from '@depot/node-testing';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Injectable, Module } from '@nestjs/common';
import * as z from 'zod';
import { composeModules } from './compose.js';
import { domains } from './domains.js';

const text = z.object({ text: z.string() });

@Injectable()
class Port {
  translate() {
    return { text: 'said by the port' };
  }
}

@Controller('left')
class LeftController {
  @Get()
  @ReadRoute({ id: 'leftRead', allow: 'public', response: text })
  read() {
    return { text: 'left' };
  }
}

@Module({ controllers: [LeftController] })
class LeftInner {}

@Module({ imports: [LeftInner], providers: [Port], exports: [Port] })
class LeftModule {}

@Controller('right')
class RightController {
  constructor(private readonly port: Port) {}

  @Get()
  @ReadRoute({ id: 'rightRead', allow: 'public', response: text })
  read() {
    return this.port.translate();
  }
}

@Module({ imports: [LeftModule], controllers: [RightController] })
class RightModule {}

const two = [
  { name: 'left', module: LeftModule, migrations: [] },
  { name: 'right', module: RightModule, migrations: [] },
];

describe('compose', () => {
  it('refuses a domain that does not exist', () => {
    expect(() => composeModules(domains, ['identity', 'billling'])).toThrow(/MODULES names billling.*identity/);
  });

  it('serves the named domains only, which still reach the others', async () => {
    const app = await testApp({ modules: composeModules(two, ['right']) });
    expect((await app.anonymous().get('/api/right')).body).toEqual({ text: 'said by the port' });
    expect((await app.anonymous().get('/api/left')).status).toBe(404);
    await app.close();
  });
});
