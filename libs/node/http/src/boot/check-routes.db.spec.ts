import { Body, Controller, Get, Module, Post, Query } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { testApp } from '@depot/node-testing';
import * as z from 'zod';
import { Command, Reads } from '../route/routes.js';

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
  @Command({ id: 'carelessPost', allow: 'order.add', answers: nothing })
  post(@Body() _body: object, @Query('id') _id: string) {
    return {};
  }

  @Get()
  @Reads({ id: 'carelessPost', allow: 'public', answers: nothing })
  read() {
    return {};
  }
}

@Module({ controllers: [SilentController] })
class SilentModule {}

@Module({ controllers: [CarelessController] })
class CarelessModule {}

describe('checkRoutes', () => {
  it('does not start with a route that says nothing about permission', async () => {
    await expect(testApp({ modules: [SilentModule] })).rejects.toThrow('SilentController.find has neither @Reads nor @Command');
  });

  it('does not start with unchecked input or an id used twice', async () => {
    const start = testApp({ modules: [CarelessModule] });
    await expect(start).rejects.toThrow(
      /takes its query without a schema[\s\S]*takes its body without a schema[\s\S]*are both called "carelessPost"/,
    );
  });
});
