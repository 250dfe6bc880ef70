import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Body, Controller, Post, Query } from '@nestjs/common';
import * as z from 'zod';
import { listDeclaredFields } from './declared-fields.js';

const body = z.union([z.object({ orderId: z.int() }), z.object({ ids: z.array(z.int()).max(9) })]);
const query = z.object({ dryRun: z.string().transform(Boolean).optional() });

@Controller('order')
class OrderController {
  @Post()
  process(@Body({ schema: body }) _body: object, @Query({ schema: query }) _query: object) {
    return {};
  }

  @Post('none')
  none() {
    return {};
  }
}

test('a route declares the fields of its schemas, in whichever form they are', () => {
  const { process, none } = OrderController.prototype;
  expect([...listDeclaredFields(OrderController, process)].sort()).toEqual(['dryRun', 'ids', 'orderId']);
  expect(listDeclaredFields(OrderController, none).size).toBe(0);
});
