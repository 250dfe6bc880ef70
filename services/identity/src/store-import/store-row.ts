import { canonicalZip } from '@depot/contracts/identifiers';
import { creditPolicies, maxPaymentTerms, usStates } from '@depot/contracts/identity';
import * as cells from '@depot/node-importing/cells';
import * as z from 'zod';

const readLine = () => cells.text(100).optional();
const readCity = () => cells.text(60).optional();
const readState = () => cells.choice(usStates).optional();
const readZipCode = () => cells.identifier(canonicalZip, 10).optional();

const chinesePolicies = { 不限: 'NONE', 提醒: 'WARN', 停止下单: 'STOP' } as const;

/** A line of the file: a store, with its addresses if they are known. */
export const storeRow = z.object({
  name: cells.text(100),
  username: cells.email().optional(),
  wholesalePrice: cells.flag().optional(),
  disabled: cells.flag().optional(),
  creditPolicy: cells.choice(creditPolicies, chinesePolicies).optional(),
  creditLimit: cells.money().optional(),
  paymentTerms: cells.whole(0, maxPaymentTerms).optional(),
  shipName: readLine(),
  shipAddress1: readLine(),
  shipAddress2: readLine(),
  shipCity: readCity(),
  shipState: readState(),
  shipZipCode: readZipCode(),
  billName: readLine(),
  billAddress1: readLine(),
  billAddress2: readLine(),
  billCity: readCity(),
  billState: readState(),
  billZipCode: readZipCode(),
});
export type StoreRow = z.output<typeof storeRow>;

const { shape } = storeRow;
/**
 * A line of an update file: an empty cell keeps the value, and the marker `(clear)` empties it. Role, password and
 * tenant cannot be updated.
 */
export const storeUpdateRow = z.object({
  name: cells.kept(shape.name),
  username: cells.kept(shape.username.unwrap()),
  wholesalePrice: cells.clearable(shape.wholesalePrice.unwrap()),
  disabled: cells.clearable(shape.disabled.unwrap()),
  creditPolicy: cells.clearable(shape.creditPolicy.unwrap()),
  creditLimit: cells.clearable(shape.creditLimit.unwrap()),
  paymentTerms: cells.clearable(shape.paymentTerms.unwrap()),
  shipName: cells.clearable(shape.shipName.unwrap()),
  shipAddress1: cells.clearable(shape.shipAddress1.unwrap()),
  shipAddress2: cells.clearable(shape.shipAddress2.unwrap()),
  shipCity: cells.clearable(shape.shipCity.unwrap()),
  shipState: cells.clearable(shape.shipState.unwrap()),
  shipZipCode: cells.clearable(shape.shipZipCode.unwrap()),
  billName: cells.clearable(shape.billName.unwrap()),
  billAddress1: cells.clearable(shape.billAddress1.unwrap()),
  billAddress2: cells.clearable(shape.billAddress2.unwrap()),
  billCity: cells.clearable(shape.billCity.unwrap()),
  billState: cells.clearable(shape.billState.unwrap()),
  billZipCode: cells.clearable(shape.billZipCode.unwrap()),
});
export type StoreUpdateRow = z.output<typeof storeUpdateRow>;
