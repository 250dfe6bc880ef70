import { expect, test } from '@jest/globals';
import { textsOf } from './route-texts.mjs';

test('the comment of a route becomes its summary, its description and what it returns', () => {
  const source = `
    class OrderController {
      /**
       * Places an order, e.g. of a store. It is booked at once.
       *
       * 409 where there is not
       * enough.
       *
       * @returns the order with its number.
       */
      @Post()
      @Command({ id: 'ordersCreate', allow: 'order.add' })
      create() {}

      @Get()
      @ReadRoute({ id: 'ordersFind', allow: 'order.read' })
      find() {}

      /** Nothing of the API. */
      private helper() {}
    }`;
  expect(textsOf(source)).toEqual({
    ordersCreate: {
      summary: 'Places an order, e.g. of a store.',
      description: 'It is booked at once.\n\n409 where there is not enough.',
      returns: 'The order with its number.',
    },
  });
});
