import { objOf } from '@depot/contracts/wire';
import { testApp } from '@depot/node-testing';
import { describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post, Query } from '@nestjs/common';
import * as z from 'zod';
import { Command, ReadRoute } from '../routes.js';

const nothing = z.object({});

@Controller('silent')
class SilentController {
  @Get()
  find() {
    return {};
  }
}

@Controller('careless')
class CarelessController {
  @Post()
  @Command({ id: 'carelessPost', allow: 'order.add', invalidates: 'nothing', response: nothing })
  post(@Body() _body: object, @Query('id') _id: string) {
    return {};
  }

  @Get()
  @ReadRoute({ id: 'carelessPost', allow: 'public', response: nothing })
  read() {
    return {};
  }
}

@Controller('talkative')
class TalkativeController {
  @Post()
  @Command({
    id: 'talkativePost',
    allow: 'order.add',
    invalidates: 'nothing',
    response: objOf(z.object({ url: z.string().optional() })),
  })
  post() {
    return { obj: {} };
  }
}

@Module({ controllers: [TalkativeController] })
class TalkativeModule {}

/** Answers of reads are kept nowhere. */
@Controller('frank')
class FrankController {
  @Get()
  @ReadRoute({ id: 'frankRead', allow: 'public', response: objOf(z.object({ url: z.string() })) })
  read() {
    return { obj: { url: 'https://depot.test' } };
  }
}

@Module({ controllers: [FrankController] })
class FrankModule {}

@Module({ controllers: [SilentController] })
class SilentModule {}

@Module({ controllers: [CarelessController] })
class CarelessModule {}

describe('checkRoutes', () => {
  it('does not start with a route that says nothing about permission', async () => {
    await expect(testApp({ modules: [SilentModule] })).rejects.toThrow(
      'SilentController.find has neither @ReadRoute nor @Command',
    );
  });

  it('does not start with a secret in the answer of a command that nobody has marked', async () => {
    await expect(testApp({ modules: [TalkativeModule] })).rejects.toThrow(
      'TalkativeController.post answers "url", which sounds like a secret',
    );
  });

  it('starts with what sounds like a secret in an answer that nobody keeps', async () => {
    const app = await testApp({ modules: [FrankModule] });
    expect((await app.anonymous().get('/api/frank')).body).toEqual({ obj: { url: 'https://depot.test' } });
    await app.close();
  });

  it('does not start with unchecked input or an id used twice', async () => {
    const start = testApp({ modules: [CarelessModule] });
    await expect(start).rejects.toThrow(
      /takes its query without a schema[\s\S]*takes its body without a schema[\s\S]*are both called "carelessPost"/,
    );
  });
});
