import { canonicalZip } from '@depot/contracts/identifiers';
import { usStates } from '@depot/contracts/identity';
import * as cells from '@depot/node-importing/cells';
import * as z from 'zod';

const line = () => cells.text(100).optional();
const city = () => cells.text(60).optional();
const state = () => cells.choice(usStates).optional();
const zipCode = () => cells.identifier(canonicalZip, 10).optional();

/** A line of the file: a store, with its addresses where they are known. */
export const storeRow = z.object({
  name: cells.text(100),
  username: cells.email().optional(),
  wholesalePrice: cells.flag().optional(),
  disabled: cells.flag().optional(),
  shipName: line(),
  shipAddress1: line(),
  shipAddress2: line(),
  shipCity: city(),
  shipState: state(),
  shipZipCode: zipCode(),
  billName: line(),
  billAddress1: line(),
  billAddress2: line(),
  billCity: city(),
  billState: state(),
  billZipCode: zipCode(),
});
export type StoreRow = z.output<typeof storeRow>;
