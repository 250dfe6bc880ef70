import { canonicalZip } from '@depot/contracts/identifiers';
import { creditPolicies, maxPaymentTerms, usStates } from '@depot/contracts/identity';
import * as cells from '@depot/node-importing/cells';
import * as z from 'zod';

const line = () => cells.text(100).optional();
const city = () => cells.text(60).optional();
const state = () => cells.choice(usStates).optional();
const zipCode = () => cells.identifier(canonicalZip, 10).optional();

const chinesePolicies = { 不限: 'NONE', 提醒: 'WARN', 停止下单: 'STOP' } as const;

/** A line of the file: a store, with its addresses where they are known. */
export const storeRow = z.object({
  name: cells.text(100),
  username: cells.email().optional(),
  wholesalePrice: cells.flag().optional(),
  disabled: cells.flag().optional(),
  creditPolicy: cells.choice(creditPolicies, chinesePolicies).optional(),
  creditLimit: cells.money().optional(),
  paymentTerms: cells.whole(0, maxPaymentTerms).optional(),
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
