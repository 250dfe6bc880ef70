/**
 * Rules of every field of every body, written by hand after the specification (§5 validation, §9 limits) and later
 * decisions (decisions §1, §2, §5, §10), not after the schemas. A field without an entry fails the tests.
 *
 * Columns: the field by its innermost name (`[]`: the elements of a list), or by route and name for a rule of one
 * route; the rule; its source. Rules, bounds included: `id`; `whole a..b`; `amount a..b` with at most two decimals;
 * `number a..b`; `line a..b` and `lines a..b` characters of text, one line or several, without control characters;
 * `text a..b` characters of any kind; `email a..b`; `list a..b` elements; `one of …`; `flag`, `day`, `time`, `group`;
 * `free` for an unbounded field, followed by the reason.
 */
const written = `
# Ids (decisions §1: ids are integers)
id tenantId categoryId subCategoryId subWarehouseId supplierId storeId userId productId orderId | id | decisions §1
orderItemId invoiceItemId inventoryId paymentId deliveryReceiptId deliveryReceiptItemId | id | decisions §1
productIds[] storeIds[] inventoryIds[] orderIds[] add[] remove[]                         | id | decisions §1
POST /api/order/outbound inventoryList[]       | id                   | spec §3 outbound request
invoiceId invoiceIds[] creditIds[]             | one of I1 RI3        | decisions §6
displayId                                      | id                   | decisions §5 sequential per tenant
number                                         | whole 1..4000000000  | decisions §5 sequential per tenant

# Amounts (decisions §1)
quantity                                       | whole 1..1000000     | spec §5 order lines, delivery receipt
weight maxWeight minWeight                     | amount 0.01..1000000 | spec §5 weight step 0.01, decisions §1
price wholesalePrice rate amount creditLimit   | amount 0..10000000   | spec §5 step 0.01, decisions §1
POST /api/user wholesalePrice                  | flag                 | spec §3 user
PUT /api/user wholesalePrice                   | flag                 | spec §3 user
POST /api/invoice/payment amount               | amount 0.01..10000000 | a payment of nothing is none
due                                            | amount -10000000000..10000000000 | of 500 invoices, less credits
reserved totalWeight returnWeight              | amount 0..1000000    | decisions §1
seenQuantity                                   | whole 0..1000000     | what a person saw before, nothing too
seenWeight                                     | amount 0..1000000    | what a person saw before, nothing too
seenTotalWeight                                | amount 0..1000000000 | of a pool that many deliveries filled
PUT /api/stock-count/line quantity             | whole 0..1000000     | nothing was found
PUT /api/stock-count/line weight               | amount 0..1000000    | nothing was found
POST /api/return quantity returnQty            | whole 0..1000000     | decisions §6 the rest is loss
POST /api/return weight                        | amount 0..1000000    | decisions §6 the rest is loss
PUT /api/return quantity returnQty             | whole 0..1000000     | decisions §6 the rest is loss
PUT /api/return weight                         | amount 0..1000000    | decisions §6 the rest is loss
reorderPoint                                   | whole 0..1000000     | spec §5 an integer of at least 0
paymentTerms                                   | whole 0..365         | decisions §10 days, a year
leadTimeDays                                   | whole 0..365         | a year
POST /api/delivery-receipt quantity            | whole 1..2000        | spec §2 a box for each, boxes of an inbound
POST /api/inventory/inbound sequence boxId     | whole 0..1000000     | decisions §9 an integer
sequence                                       | whole 0..1000        | spec §3 alternate products
page                                           | whole 0..1000000     | spec §7 zero-based

# Names and other texts
name address1 nameOnBox                        | line 1..100          | spec §5, decisions §5
address2                                       | line 0..100          | spec §5 optional
city                                           | line 1..60           | spec §5
zipCode                                        | line 1..10           | spec §5
secondaryName                                  | line 1..150          | spec §5 required
tertiaryName                                   | line 0..150          | spec §3
description                                    | lines 0..1000        | spec §3
PUT /api/invoice description                   | line 0..310          | the longest name of a product
legalName                                      | line 1..150          | decisions §10 seller's block
PUT /api/seller address                        | lines 0..300         | decisions §10 as on an envelope
phone taxId                                    | line 0..40           | decisions §10 seller's block
PUT /api/seller email                          | email 3..254         | decisions §10 seller's block, may be empty
paymentInstructions                            | lines 0..500         | decisions §10 how to pay
paper                                          | one of LETTER A4     | Letter beside A4
location code lot                              | line 0..50           | spec §3
poNumber                                       | line 0..40           | decisions §10
serial                                         | line 0..20           | GS1 (21) has 20 characters at most
gtin                                           | line 0..14           | 14 digits are the longest GTIN
notes note                                     | lines 0..500         | decisions §10
reference                                      | line 0..100          | the number of a cheque
reason                                         | line 1..200          | decisions §3
POST /api/return reason                         | line 0..200          | only another rate needs one
PUT /api/return reason                         | line 0..200          | only another rate needs one
PUT /api/product/weight reason                 | line 0..200          | decisions §3 an adjustment movement
POST /api/invoice/payment/reverse reason       | line 1..300          | why a payment was taken back
PUT /api/accounting/period reason              | line 0..300          | only reopening needs one
qrValue                                        | line 1..64           | decisions §3 at most 20 of ours, others are longer
qrText                                         | line 0..200          | decisions §3
POST /api/remotes/tokens name                  | line 1..60           | decisions §10 stands in the log

# Signing in (spec §5, §9; decisions §2)
username user noticeEmail                      | email 3..254         | spec §9 minimum length 3
POST /api/auth/login username                  | line 1..254          | decisions §2 never tells whether it exists
POST /api/auth/reset-pwd-token username        | line 1..254          | decisions §2 never tells whether it exists
password newPassword                           | text 5..128          | decisions §2
POST /api/auth/login password                  | text 1..128          | anything may be tried
PUT /api/user/password password                | text 0..128          | anything may be tried
PUT /api/second-factor/own password            | text 1..128          | anything may be tried
PUT /api/second-factor/own/off password        | text 1..128          | anything may be tried
POST /api/auth/login code                      | line 1..40           | spaces and dashes are for the eye
PUT /api/second-factor/own/confirm code        | line 1..40           | spaces and dashes are for the eye
token                                          | text 1..200          | ours are shorter

# Words, days, times
state            | one of AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU VI AS MP | spec §5
hasWeight                                      | one of Yes No Weighting | spec §9
POST /api/remotes/rollout role                 | one of STORE ADMIN WAREHOUSE_ADMIN WAREHOUSE_OPS READ_ONLY_STORE | any user may be chosen
PUT /api/remotes/traffic role                  | one of STORE ADMIN WAREHOUSE_ADMIN WAREHOUSE_OPS READ_ONLY_STORE | any user may be chosen
POST /api/user role                            | one of STORE WAREHOUSE_ADMIN WAREHOUSE_OPS READ_ONLY_STORE | spec §5, decisions §2
PUT /api/user role                             | one of STORE WAREHOUSE_ADMIN WAREHOUSE_OPS | spec §5
type                                           | one of BILL SHIP     | spec §9
orderProductView                               | one of LIST CARD     | spec §9
language                                       | one of gb cn         | spec §1
statuses[]                                     | one of PENDING PROCESSING OUTBOUND DONE CANCELLED | spec §4
creditPolicy                                   | one of NONE WARN STOP  | decisions §10 credit exposure
method                                         | one of CASH CHECK TRANSFER CARD OTHER | how money comes
step                                           | one of day week month | sales over time
sort                                           | free                 | words of the list of orders, tested there
figure remote remotes[] version                | free                 | words of releases, tested in deployments
storesVersion                                  | free                 | as version
POST /api/report/sales timezone                | free                 | taken and not used: days are the warehouse’s
POST /api/report/sales/over-time timezone      | free                 | taken and not used: days are the warehouse’s
POST /api/report/sales/products timezone       | free                 | taken and not used: days are the warehouse’s
POST /api/document/sales/download timezone     | free                 | taken and not used: days are the warehouse’s
timezone                                       | one of UTC America/New_York Asia/Shanghai | decisions §9
closedThrough booksFrom                        | day                  | decisions §11 YYYY-MM-DD
expiry deliveryDate deliveryFrom deliveryTo    | day                  | decisions §10 YYYY-MM-DD
date time start end startDate endDate estimateArrivalTime | time      | decisions §1 epoch milliseconds
asOf                                           | free                 | compared with a number that a page answered
disabled suspended viewOnly needRecord weightsConfirmed newOrderNotice dryRun again useCredits paused default expiredConfirmed unpaid shortOfStock allStores allProducts | flag | yes or no
cutoff                                         | whole 0..1439        | minutes of a day
weekdays[]                                     | whole 1..7           | days of a week

# Lists (decisions §1: a body is 1 MiB at most; none is without a bound)
orderItems orderItemList items                 | list 1..1000         | spec §5, decisions §5 at least one line
POST /api/order/outbound inventoryList         | list 0..20000        | labels of one order
POST /api/inventory inventoryList              | list 1..2000         | spec §5 add inventory
nonWeightOrderItems                            | list 0..1000         | as order lines
deliveryReceiptItems inboundItems              | list 1..500          | spec §5 no rows
boxes                                          | list 0..2000         | spec §2 inbound
inventories                                    | list 0..1000         | spec §2 inbound
invoiceItems                                   | list 1..10000        | decisions §10 all that GET gave
invoiceIds creditIds orderIds                  | list 1..500          | printed in one go
inventoryIds                                   | list 0..10000        | pieces of a line
altProducts                                    | list 0..100          | spec §3
gtins                                          | list 0..20           | decisions §10 a case and its unit
lines                                          | list 1..500          | of a proposal
storeIds                                       | list 0..5000         | spec §3 stores of a product
POST /api/order/query storeIds                 | list 0..1000         | spec §7
POST /api/order/workbook storeIds              | list 0..1000         | spec §7
POST /api/return/query storeIds                | list 0..1000         | as the list of orders
POST /api/report/product-usage storeIds        | list 1..1000         | spec §5 at least one store
POST /api/document/product-usage/download storeIds | list 1..1000     | spec §5 at least one store
productIds                                     | list 0..100000       | decisions §3 an empty list means none
POST /api/report/product-usage productIds      | list 1..10000        | spec §5 at least one product
POST /api/document/product-usage/download productIds | list 1..10000  | spec §5 at least one product
add remove                                     | list 0..5000         | pieces of a finding
statuses                                       | list 0..5            | spec §4 there are five
qrCodes                                        | list 1..5000         | decisions §4
weekdays                                       | list 1..7            | days of a week
startPosition                                  | whole 1..30          | decisions §4 1-based, the largest sheet
sheet                                          | one of AVERY_22805 ROLL_2X1 | label stock, first and last
offsetX offsetY                                | number -0.5..0.5     | decisions §9 inches

# Releases (decisions §10)
days                                           | whole 1..730         | two years
POST /api/remotes/links minutes                | whole 5..10080       | a week
minutes                                        | whole 1..480         | a working day
traffic                                        | number 0..100        | decisions §9 sums to 100
tab                                            | free                 | drawn by a tab, a form of its own
view                                           | whole 0..1000000        | views of a tab
value                                          | number 0..600000     | ten minutes
everyMinutes                                   | number 0.1..10080    | a week
steps[]                                        | number 0.01..100     | per cent
remotes                                        | list 1..50           | there are six
targets                                        | list 0..100          | users who are chosen
first                                          | list 1..100          | users who are chosen
split                                          | list 1..10           | versions at a time
steps                                          | list 1..50           | of a rollout
events                                         | list 1..100          | of a tab
operations                                     | list 0..5000         | of the services
POST /api/remotes/errors name                  | line 0..100          | of a function
POST /api/remotes/errors message               | line 1..300          | without the user’s data
POST /api/remotes/errors file                  | line 0..200          | of a version
POST /api/remotes/errors line                  | whole 0..100000000   | of a script
column                                         | whole 0..100000000   | of a script
frames                                         | list 0..20           | innermost first
errors                                         | list 1..10           | of a tab
POST /api/remotes/errors reference             | free                 | drawn by a tab, a form of its own
screen browser                                 | free                 | forms of their own, tested in deployments
operations[] origin noticeUrl                  | free                 | forms of their own, tested in deployments
contract port                                  | line 0..100          | versions of packages
shared exports shell services                  | free                 | what a build says of itself, tested in deployments

# Groups of the above
product category subCategory subWarehouse brand standing billAddress shipAddress receiptItem | group | spec §3
orderItems[] orderItemList[] items[] nonWeightOrderItems[] inventoryList[] deliveryReceiptItems[] | group | spec §3
inboundItems[] boxes[] inventories[] invoiceItems[] altProducts[] gtins[] lines[] qrCodes[] split[] targets[] first[] events[] | group | spec §3
errors[] frames[]                              | group                | of a report
`;

export interface FieldBound {
  /** Route and name, or the name alone. */
  field: string;
  kind: string;
  min: number;
  max: number;
  /** Choices of `one of`. */
  words: readonly string[];
}

const bounds: readonly FieldBound[] = written
  .split('\n')
  .filter((line) => line.includes('|'))
  .flatMap((line) => {
    const [fields = '', rule = ''] = line.split('|').map((column) => column.trim());
    return namesOf(fields).map((field) => ({ field, ...ruleOf(rule) }));
  });

/** `POST /api/order a b` is two fields of that route, `a b` two names. */
function namesOf(fields: string): string[] {
  const [, route = '', names = fields] = /^((?:POST|PUT) \S+ )(.+)$/.exec(fields) ?? [];
  return names.split(' ').map((name) => route + name);
}

function ruleOf(rule: string): Omit<FieldBound, 'field'> {
  const words = /^one of (.+)$/.exec(rule)?.[1]?.split(' ');
  if (words) return { kind: 'one of', min: 0, max: 0, words };
  const [, kind = rule, min = '0', max = '0'] = /^(\w+) (\S+)\.\.(\S+)$/.exec(rule) ?? [];
  return { kind, min: Number(min), max: Number(max), words: [] };
}

const byField: ReadonlyMap<string, FieldBound> = new Map(bounds.map((bound) => [bound.field, bound]));

/** The rule for a field of a body, `[]` behind the name of a list standing for its elements. */
export function boundOf(route: string, name: string): FieldBound | undefined {
  return byField.get(`${route} ${name}`) ?? byField.get(name);
}

/** All lines of the table, to find unused ones. */
export const boundFields: readonly string[] = [...byField.keys()];
