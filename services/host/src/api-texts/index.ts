import { type ApiTexts, readFieldTexts } from '@depot/node-http';
import { routeTexts } from '../generated/route-texts.js';
import { catalogFields } from './catalog-fields.js';
import { moneyFields } from './money-fields.js';
import { operationsFields } from './operations-fields.js';
import { ordersFields } from './orders-fields.js';
import { peopleFields } from './people-fields.js';
import { stockFields } from './stock-fields.js';

/** Every row of the tables, with the first that has a name first. */
export const fieldRows = [
  ordersFields,
  stockFields,
  catalogFields,
  moneyFields,
  peopleFields,
  operationsFields,
].flatMap(readFieldTexts);

/** Texts of the API's description that the schemas do not contain. */
export const apiTexts: ApiTexts = { routes: routeTexts, fields: new Map(fieldRows) };
