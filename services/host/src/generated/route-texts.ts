/** Generated from the comments of the controllers by `npm run generate`. Do not edit. */
import type { RouteTexts } from '@depot/node-http';

export const routeTexts: RouteTexts = {
  adminActivityChanges: {
    summary: 'Lists what one activity changed, value by value.',
    description:
      'At most 500 values, as text; null if there was no value before or after. 404 if there is no such line.',
    returns: 'The changed values, before and after.',
  },
  adminActivityLog: {
    summary: 'Reads a page of the activity log of all distributors, newest first.',
    description:
      '15 lines a page; `page` counts from 0. `user` is an id, `from` and `to` are in epoch ms, both inclusive; `text` is searched in the activity, in both languages, and in the name of the user.',
    returns: "The lines in the reader's language, and the numbers of lines and pages.",
  },
  adminActivityUsers: {
    summary: 'Lists the users in the activity log, by name.',
    returns: 'The users, each with the name of their distributor.',
  },
  adminCheckActivityLog: {
    summary: 'Reads the whole log and checks that no line was changed.',
    description:
      'The duration grows with the log. `broken` is null if the log is intact; otherwise it is the first line that was changed, is missing, or was deleted without a record.',
    returns: 'The number of checked lines, and the first broken one.',
  },
  adminClearActivityLog: {
    summary: 'Deletes all lines of the activity log of all distributors.',
    description: 'This cannot be undone. One line stays, which records the user and the last deleted line.',
    returns: 'A confirmation message.',
  },
  adminDownloadActivityLog: {
    summary: 'Downloads the lines of the activity log that match the filter, as CSV.',
    description:
      "Of all distributors, newest first, any number of lines, in the reader's language; each time is given in UTC and in the timezone of its distributor.",
    returns: 'The file.',
  },
  adminImport: {
    summary: 'Starts an import of products, stock, stores or past orders from a file.',
    description:
      'A CSV or XLSX file of at most 64 MiB, as multipart in the field `file`. It is checked and applied in the background, completely or not at all; `dryRun=true` only checks. `mode=update` changes existing products or stores and adds the others: an empty cell keeps a field, `(clear)` empties it. A product is found by code, else GTIN, else exact name; a store by email address, else exact name. If one was changed since the newest check of the same file, the whole file is refused. A file of another type, or with errors, ends as REFUSED.\n\n400 VALIDATION if there is no file, or the kind cannot be updated; 413 if it is too large; 429 TOO_MANY_REQUESTS if twenty imports of the distributor are waiting or running.',
    returns: 'The id of the import, for reading its state.',
  },
  adminImports: {
    summary: 'Reads one import by id, or lists the latest hundred, newest first.',
    description:
      '`total` is 0 until the rows are counted. Line 1 of an error is the header. `errorCount` may exceed the number of listed errors; a list of imports contains no errors. A REFUSED import has changed nothing.',
    returns: 'One import as `obj`, or many as `list`.',
  },
  adminOutbox: {
    summary: 'Lists the newest 200 emails of all distributors.',
    description:
      'Waiting, sent and failed emails, with the answer of the mail server, and those that are KEPT because there is no mail server. Activation and reset links are shown only if there is no mail server.',
    returns: 'The emails, newest first.',
  },
  adminProductMismatches: {
    summary: 'Lists products whose booked amount differs from their open orders.',
    description:
      'Expected is the sum of the lines of open orders; actual is the booked amount of the stock row. Weights are in pounds.',
    returns: 'The inconsistent products; empty if there are none.',
  },
  adminQuantityMismatches: {
    summary: 'Lists products whose ledger disagrees with their stock or their units.',
    description:
      'Expected is the sum of the ledger; actual is the stock row or, if that agrees, the sum of pieces and lots. Weights are in pounds.',
    returns: 'The inconsistent products; empty if there are none.',
  },
  adminReconciliation: {
    summary: 'Returns the time and the result of the latest automatic comparison.',
    description: 'Once a day (UTC) the ledger is compared with stock and units, and bookings with open orders.',
    returns: 'The number of inconsistent products in each comparison; null before the first one.',
  },
  adminRepair: {
    summary: 'Repairs the stock data of a product.',
    description:
      'Pieces and lots in stock and the lines of open orders are taken as correct: the stock row is set to them, and the ledger gets a movement. If goods are missing, the reserved amount is reduced. 409 INSUFFICIENT_STOCK if open orders hold more than the stock.',
    returns: 'A message that states whether anything was repaired.',
  },
  adminSendAgain: {
    summary: 'Sends a failed email again.',
    description:
      'It is sent within seconds, with its attachments. 404 if there is no such email; 409 INVALID_TRANSITION if it did not fail, or contained a link that works once: the recipient requests a new link.',
    returns: 'A confirmation message.',
  },
  billingCorrectPrice: {
    summary: 'Applies a price and wholesale price of one product to unpaid invoices.',
    description:
      'Prices are in dollars; each store pays the one that is its own. It covers invoices dated from `start` to `end` (epoch ms, both inclusive) on which nothing has been paid; credits stay as they are, and so does a line that would come to less than what is credited of it. `dryRun` changes nothing and only tells which would change. The product keeps its prices. 409 PERIOD_CLOSED where one of them is in a closed period: none is changed, and `closed` of a dry run names those.',
    returns: 'The ids of the invoices that were changed, or would be, and the total of each before and after.',
  },
  billingFind: {
    summary: 'Lists the invoices of an order, a store or a period, or reads the credit of a return.',
    description:
      "Newest first, void ones too; `start` and `end` are invoice dates in epoch ms, both inclusive. Without `orderId` at most 200: where `more` is true, `before` with the last one's `invoiceId` asks for older ones. With `returnId` the credit comes as `obj`, or 404. Amounts are in dollars, those of a credit positive. A STORE sees only its own.",
    returns: 'Invoices as `list`, or the credit of a return as `obj`.',
  },
  billingGenerate: {
    summary: 'Makes an invoice of a DONE order.',
    description:
      "Without `orderItemList` it bills every line that is on no invoice yet, as shipped and at the order's rate; with it the named lines, where a missing rate is 0 dollars and missing amounts are as shipped. What came back before and is credited at the order's rate is not billed, and its credit becomes nothing; a credit that was used already stays.\n\n409 INVALID_TRANSITION where the order is not DONE; 409 DUPLICATE where a line, or the whole order, is on an invoice already; 400 VALIDATION where more would be billed than was shipped, or another amount of goods weighed piece by piece, or a line below what is credited of it.",
    returns: 'The new invoice.',
  },
  billingMarkPaid: {
    summary: 'Marks invoices as paid, for good.',
    description:
      'All of them or none, at most 500; those that are paid already stay as they are. What is still open on each is recorded as a payment. 404 where one does not exist, 409 INVALID_TRANSITION where one is void or a credit, 409 STALE where `due` is given and another sum is due on them by now.',
    returns: 'The invoices as they are now, in the order of the request.',
  },
  billingOpenInvoices: {
    summary: 'Lists what a store has not paid in full, oldest first.',
    description:
      'Open credits of returns are among them, with positive amounts. Amounts are in dollars. A STORE that asks for another one gets an empty list.',
    returns: 'The open invoices and credits, each with its balance due.',
  },
  billingPayments: {
    summary: 'Lists the payments of an invoice, oldest first.',
    description:
      'Reversals are rows with a negative amount. Amounts are in dollars. 404 where a STORE asks for an invoice that is not its own.',
    returns: 'The payments.',
  },
  billingPeriod: {
    summary: 'Reads up to which day the books are closed.',
    description: "Days are calendar days of the distributor's timezone.",
    returns: 'The last closed day, the first day of the books, and the last day that can be closed.',
  },
  billingRecordPayment: {
    summary: 'Records a payment of one invoice.',
    description:
      '`amount` is in dollars, above zero; `date` is in epoch ms, now where left out. An invoice that is paid in full by it keeps its content, even if the payment is reversed. Send an `Idempotency-Key`, so that a repeated request is no second payment.\n\n409 OVERPAYMENT where it is more than what is open on the invoice; 409 INVALID_TRANSITION where the invoice is void; 400 VALIDATION where the date is more than a day ahead.',
    returns: 'The recorded payment.',
  },
  billingReversePayment: {
    summary: 'Reverses a payment, for example a cheque that bounced.',
    description:
      'The payment stays, and a row with the negative amount is added. An invoice that was paid in full opens again; what it says stays as it is. 409 INVALID_TRANSITION where the payment was reversed before, is itself a reversal or a used-up credit, or comes from marking the invoice as paid, and where the invoice is void.',
    returns: 'The reversal.',
  },
  billingSavePeriod: {
    summary: 'Closes the books up to a day, or reopens them.',
    description:
      'Commands that would change a figure of a closed day are refused with 409 PERIOD_CLOSED. `closedThrough` is a day before today, or null to reopen everything; an earlier day than before needs a `reason`. Nothing can be dated before `booksFrom`, which stays as it is if it is left out. 400 VALIDATION for a day that is not over. The same request again changes nothing.',
    returns: 'The closed days.',
  },
  billingSearch: {
    summary: 'Finds invoices by the beginning of their number, or by the name of their store.',
    description:
      'At most six. A number may have I or RI before it and finds the very number first; any other text finds the newest invoices of stores with such a name. A STORE finds only its own.',
    returns: 'The invoices found.',
  },
  billingStorePayment: {
    summary: 'Records one payment of a store over its open invoices, oldest first.',
    description:
      'Only over those in `invoiceIds` where they are given. `useCredits` also uses up open credits, as far as the money does not suffice, and of these only those in `creditIds` where they are given; the amount (dollars) may be 0 then. Send an `Idempotency-Key`, so that a repeated request is no second payment.\n\n409 OVERPAYMENT where it is more than all of them have open, or nothing is open; 400 VALIDATION where a named invoice or credit is not an open one of the store, or the date is more than a day ahead.',
    returns: 'What each invoice got of it, and which credits were used up.',
  },
  billingSyncRates: {
    summary: 'Applies the current rates of products to unpaid invoices.',
    description:
      'Of `productIds`, or of all products, at the price or wholesale price that each store pays. It covers invoices dated from `start` to `end` (epoch ms, both inclusive) on which nothing has been paid; credits stay as they are, and so does a line that would come to less than what is credited of it. `dryRun` changes nothing and only tells which would change. 409 PERIOD_CLOSED where one of them is in a closed period: none is changed, and `closed` of a dry run names those.',
    returns: 'The ids of the invoices that were changed, or would be, and the total of each before and after.',
  },
  billingUpdate: {
    summary: 'Changes quantities, rates and descriptions of an invoice that was never paid in full.',
    description:
      'Lines that are not named stay as they are. Only counted goods take another quantity, at most what was shipped; a rate is in dollars. No line can come to less than what is credited of it, and of a credit, which is changed by its return, only descriptions change: 400 VALIDATION and 409 INVALID_TRANSITION.\n\n409 INVOICE_PAID where the invoice is or was paid in full, or its total would be less than what has been paid; 409 INVALID_TRANSITION where it is void. An invoice whose total comes down to what has been paid is paid in full from then on.',
    returns: 'The invoice as it is now, and a message.',
  },
  catalogAddBrand: {
    summary: 'Adds a supplier.',
    description: '409 DUPLICATE if another supplier has the name.',
    returns: 'The new supplier.',
  },
  catalogAddCategory: {
    summary: 'Adds a category 1 to an area of the warehouse.',
    description: '409 DUPLICATE if the area has another category 1 of the name.',
    returns: 'The new category 1.',
  },
  catalogAddProduct: {
    summary: 'Adds a product.',
    description:
      'With `storeIds` only these stores see the product; without it, every store does. 400 VALIDATION if the category 2 does not belong to the category 1, or the category 1 not to the area. `hasWeight` cannot be changed later.\n\nPrices are in dollars, `minWeight` and `maxWeight` in pounds.',
    returns: 'The new product with its stock.',
  },
  catalogAddSubCategory: {
    summary: 'Adds a category 2 to a category 1.',
    description: '409 DUPLICATE if the category 1 has another category 2 of the name.',
    returns: 'The new category 2.',
  },
  catalogAddWarehouse: {
    summary: 'Adds an area of the warehouse.',
    description: '409 DUPLICATE if another area has the name.',
    returns: 'The new area, which has no categories yet.',
  },
  catalogAlternates: {
    summary: 'Lists the substitutes of a product.',
    returns: 'The ids of the substitutes, in their sequence.',
  },
  catalogBrands: {
    summary: 'Lists the suppliers.',
    returns: 'The suppliers by name.',
  },
  catalogCategories: {
    summary: 'Lists the categories 1 with their categories 2.',
    returns: 'The categories 1 by area and name, each with its categories 2.',
  },
  catalogDeleteBrand: {
    summary: 'Deletes a supplier.',
    description: '409 IN_USE if products, including disabled ones, refer to it.',
    returns: 'A confirmation message.',
  },
  catalogDeleteCategory: {
    summary: 'Deletes a category 1 with its categories 2.',
    description: '409 IN_USE if one of them has products, including disabled ones.',
    returns: 'A confirmation message.',
  },
  catalogDeleteSubCategory: {
    summary: 'Deletes a category 2.',
    description: '409 IN_USE if it has products, including disabled ones.',
    returns: 'A confirmation message.',
  },
  catalogDeleteWarehouse: {
    summary: 'Deletes an area of the warehouse.',
    description: '409 IN_USE if it has categories.',
    returns: 'A confirmation message.',
  },
  catalogDisableProduct: {
    summary: 'Disables a product.',
    description: 'It can no longer be ordered. Existing orders keep it.',
    returns: 'A confirmation message.',
  },
  catalogEnableProduct: {
    summary: 'Enables a disabled product.',
    returns: 'The updated product, with its stock.',
  },
  catalogExportProducts: {
    summary: 'Exports all products, including disabled ones, to a file that the import accepts unchanged.',
    description: 'Prices are in dollars, weights in pounds.',
    returns: 'The file: XLSX, or CSV with `format=csv`.',
  },
  catalogPicture: {
    summary: 'Sends the picture of a product.',
    description:
      'Needs no session, because pages refer to the picture by its address: the key, which cannot be guessed, authorizes the request. The picture of a key never changes, so browsers may cache it. The longest side has at most 480 pixels, or 96 with `size=small`.',
    returns: 'The picture as WebP.',
  },
  catalogProductIdsOfStore: {
    summary: 'Lists the products that a store sees.',
    description: 'Disabled products are included; the store sees them once they are enabled again.',
    returns: 'The ids of the products, in ascending order.',
  },
  catalogProducts: {
    summary: 'Lists products, or finds the one with `id`.',
    description:
      'A STORE gets the enabled products that are listed for it. Both prices are the price that it pays, and the stock settings of the warehouse are left out. Other users get all products; the list contains disabled ones only with `includeDisabled`.\n\nPrices are in dollars and weights in pounds; `reserved` and `availableQty` are pieces, or pounds for pooled weight.',
    returns: '`obj` for one product, `list` by name otherwise, with stock.',
  },
  catalogRemovePicture: {
    summary: 'Removes the picture of a product.',
    description: 'The `version` of the product stays the same.',
    returns: 'The updated product.',
  },
  catalogSearch: {
    summary: 'Finds products whose names, code or GTINs contain every word.',
    description:
      'Names that begin with the text come first, disabled products last. Words after the fifth are ignored. A STORE finds the products that it may order.',
    returns: 'At most 6 products.',
  },
  catalogSetPicture: {
    summary: 'Sets the picture of a product.',
    description:
      'Accepts a JPEG, PNG or WebP (multipart, field `file`) of at most 8 MB and 24 megapixels, which replaces the previous picture. The `version` of the product stays the same. 413 PAYLOAD_TOO_LARGE for a larger file, 400 VALIDATION for more pixels or a broken picture, 415 UNSUPPORTED_MEDIA_TYPE for anything else.',
    returns: 'The updated product, with the key of the picture.',
  },
  catalogSetProductsOfStore: {
    summary: 'Sets the products that a store sees.',
    description:
      'Replaces the whole list; an empty list hides all products. 400 VALIDATION if an added product has the name of another one in the list; 404 NOT_FOUND if a product is unknown; 409 STALE if `version` is given and the list has changed since.',
    returns: 'The ids of the products, each of them once.',
  },
  catalogStoreIdsOfProduct: {
    summary: 'Lists the stores that see a product.',
    returns: 'The ids of the stores, in ascending order.',
  },
  catalogSubCategories: {
    summary: 'Lists the categories 2.',
    returns: 'The categories 2 by name, each with the id of its category 1.',
  },
  catalogUpdateBrand: {
    summary: 'Renames a supplier.',
    description:
      '409 DUPLICATE if another supplier has the name; 409 STALE if `version` is given and the supplier has changed since.',
    returns: 'The updated supplier.',
  },
  catalogUpdateCategory: {
    summary: 'Renames a category 1 or moves it, with its products, to another area.',
    description:
      '409 DUPLICATE if the area has another category 1 of the name; 409 STALE if `version` is given and the category has changed since.',
    returns: 'The updated category 1, with its categories 2.',
  },
  catalogUpdateProduct: {
    summary: 'Changes the fields of a product that the request contains.',
    description:
      '`storeIds` and `altProducts` replace the whole list. 409 STALE if `version` is given and is not the current one. 400 VALIDATION for another `hasWeight`.\n\n`reserved` is pieces, or pounds for pooled weight. Only ADMIN may change it: 403 FORBIDDEN for others, 409 INSUFFICIENT_STOCK if less is available.',
    returns: 'The updated product, with its stock.',
  },
  catalogUpdateSubCategory: {
    summary: 'Renames a category 2 or moves it, with its products, to another category 1.',
    description:
      '409 DUPLICATE if the category 1 has another category 2 of the name; 409 STALE if `version` is given and the category has changed since.',
    returns: 'The updated category 2.',
  },
  catalogUpdateWarehouse: {
    summary: 'Renames an area of the warehouse.',
    description:
      '409 DUPLICATE if another area has the name; 409 STALE if `version` is given and the area has changed since.',
    returns: 'The updated area, with the names of its categories.',
  },
  catalogWarehouses: {
    summary: 'Lists the areas of the warehouse.',
    returns: 'The areas by name, each with the names of its categories.',
  },
  deploymentsCompatibility: {
    summary: 'Tells whether a shell or services would break a version that has users.',
    description: 'Changes nothing. A release token suffices.',
    returns: "How many versions were checked, and the problems in the reader's language.",
  },
  deploymentsCreateLink: {
    summary: 'Makes a link with which one user opens a remote for themselves.',
    description:
      'Either a published `version`, as a preview (for `minutes`, 10,080 at most, 1,440 where left out), or a remote in development at an `origin` (480 at most and where left out). `user` is the email address of a user of any distributor; the link works for that user alone, once signed in. A release token suffices for its own remotes; 403 for others. Links of a token end with it.\n\n400 VALIDATION where no user signs in with the address, the origin is not allowed, or the version does not go with the shells and services that run; 404 where it was never published; 409 DUPLICATE where a route of it belongs to another remote.',
    returns: 'The link.',
  },
  deploymentsCreateToken: {
    summary: 'Makes a token with which a team releases its remotes.',
    description:
      'It is valid for `days`, 730 at most, 365 where left out. The token itself stands in this answer alone; a repeated request with the same `Idempotency-Key` is answered without it. `noticeEmail` and `noticeUrl` are told when a version of its remotes is halted automatically; 400 VALIDATION for a `noticeUrl` that the internet does not reach.',
    returns: 'The token with its secret.',
  },
  deploymentsEndLink: {
    summary: 'Ends a link, and what it opened.',
    description: '404 where it has ended. A release token suffices for its own remotes; 403 for others.',
    returns: 'A message.',
  },
  deploymentsEndOverride: {
    summary: 'Goes back to the released version of a remote.',
    description: "Ends the override of this session, or the user's preview. 404 where there is neither.",
    returns: 'A message.',
  },
  deploymentsEndToken: {
    summary: 'Ends a release token at once.',
    description: '404 where it has ended or expired, or does not exist.',
    returns: 'A message.',
  },
  deploymentsErrors: {
    summary: 'Lists the errors that a remote threw in browsers, latest first.',
    description:
      'At most 50 groups of equal errors, of one version or of all; `reference` finds the group of one report. Files and lines are those of the source if the version was published with source maps. Times are in epoch ms. A release token suffices for its own remotes; 403 for others.',
    returns: 'The groups.',
  },
  deploymentsHealth: {
    summary: 'Reads how the versions of remotes do: loads, errors and times.',
    description:
      'Of the last `minutes` (5 to 10,080; 60 where left out), as browsers told it. Versions without users are included only if browsers reported them. Rates are from 0 to 1; `p75` is the 75th percentile in ms, of CLS in thousandths. A release token sees its own remotes only.',
    returns: 'The versions, each with its totals and a series of equal steps.',
  },
  deploymentsHistory: {
    summary: 'Lists what happened to a remote or the shell, newest first.',
    description:
      'Fifty events at a time; `before` is the id of the last one that is known and asks for older ones. Times are in epoch ms. A release token suffices for its own remotes; 403 for others.',
    returns: 'The events.',
  },
  deploymentsLinks: {
    summary: 'Lists the links to remotes that have not ended, newest first.',
    description: 'Times are in epoch ms. A release token sees its own remotes only.',
    returns: 'The links.',
  },
  deploymentsOpenLink: {
    summary: 'Opens a link for the user who is signed in.',
    description:
      'A preview counts for all sessions of the user, a remote in development for this session, each until the link ends. 404 where the link has ended or is for another user.',
    returns: 'The remote and its first page.',
  },
  deploymentsOverride: {
    summary: "Takes a remote from a developer's machine, for this session alone.",
    description:
      'For `minutes`, 480 at most and where left out; replaces what the session has for that remote. Sets a cookie by which the page may load from there. 400 VALIDATION where the origin is not allowed. The remote may be one that was never released.',
    returns: 'A message.',
  },
  deploymentsOverrides: {
    summary: 'Lists the remotes that this session takes from elsewhere, and the allowed origins.',
    description: '`until` is in epoch ms. In an allowed origin `*` stands for any port.',
    returns: 'The overrides of this session, and the origins from which it may take remotes.',
  },
  deploymentsPublish: {
    summary: 'Publishes a built version of a remote, or of the shell (`shell`).',
    description:
      'A `.tar.gz` of its files, at most 16 MiB, as multipart in the field `file`. No user gets the version until it is promoted, also if it is the first of its remote. The same content again changes nothing. A release token suffices for its own remotes; 403 for others.\n\nWith `next=true` it may need what only a later shell has, or, as a shell, lack what the remotes that people have need. No user gets it; `waitsFor` names what is missing, and a release train gives it to all users.\n\n409 DUPLICATE where the version exists with other content, or one of its routes belongs to another remote; 400 VALIDATION where the archive is not whole, or the version does not go with the shells and services that run, or, as a shell, with the remotes that people have; 413 where the archive is too large; 503 where there is no room for its files.',
    returns: 'The version, whether it is new, whether it is the default now, and what it waits for.',
  },
  deploymentsPurge: {
    summary: 'Removes a version of a remote from all users, for good.',
    description:
      'Its files are deleted and served no more, and its name cannot be published again. Its users get the default version; where it is the default, `successor` names the version that all users get, else 400 VALIDATION. Open tabs offer to load the page again. 404 where it was never published. A release token does not suffice.',
    returns: 'A message.',
  },
  deploymentsReader: {
    summary: 'Explains which version of each remote a user gets.',
    description:
      '`user` is the email address of a user of any distributor; 404 where no user signs in with it. A `target` goes before the share, and the share before the default. Development overrides belong to a session and are left out.',
    returns: 'The versions, each with its reason.',
  },
  deploymentsRegistryKeys: {
    summary: 'Reads the public keys with which the signature of the registry is checked.',
    description:
      "For a server that serves the shell's page by other means; the page itself brings them. The first key signs.",
    returns: 'The keys as a set of JWKs.',
  },
  deploymentsReleases: {
    summary: 'Lists the published versions, of one remote, the shell or all, and who has them.',
    description:
      'Newest first within a remote; `traffic` is per cent of the users. A release token sees its own remotes only; 403 where it asks for another.',
    returns: 'The versions.',
  },
  deploymentsRemotes: {
    summary: 'Reads which version of each remote the reader gets.',
    description:
      'Without a session it returns the default versions; a remote that the session overrides comes from elsewhere. With `all=true` ADMIN gets every version with its share of the users; for others it does nothing. The header `x-registry-signature` carries a detached JWS over the very bytes of the answer. Its header has a `time` (epoch ms), a `counter` that rises with each change of who gets what, and the `audience`: `user` and the id, or `anyone`. A tab names the version of its shell in `x-depot-shell` and gets versions that go with it, although another shell may be served by now.',
    returns: 'The registry document.',
  },
  deploymentsReportErrors: {
    summary: "Accepts errors that remotes threw in the user's browser.",
    description:
      'At most 10 errors. Each is counted once by its `reference`. Errors of versions that the user was not given are dropped, as are those beyond 200 different ones of a version. Numbers, quoted text and addresses are removed from messages. 429 TOO_MANY_REQUESTS beyond 30 messages a minute of one user.',
    returns: 'How many of the errors were stored.',
  },
  deploymentsRollOut: {
    summary: 'Starts a rollout: gives a version to more and more users.',
    description:
      '`steps` are shares in per cent, each larger than the one before, the last one 100; the first is taken at once, the next every `everyMinutes`. A version that does worse than the one before is taken back automatically. A release token suffices for its own remotes; 403 for others.\n\n409 DUPLICATE where a rollout of the remote is running, all users have the version already, or one of its routes belongs to another remote; 404 where it was never published, or the remote has no default version; 400 VALIDATION where it does not go with the shells and services that run.',
    returns: 'A message.',
  },
  deploymentsRollouts: {
    summary: 'Lists the latest rollout of each remote, running or over.',
    description:
      'Times are in epoch ms; `halt` says why a version was taken back automatically. A release token sees its own remotes only.',
    returns: 'The rollouts.',
  },
  deploymentsSetNotices: {
    summary: "Changes who is told when a version of a token's remotes is halted automatically.",
    description:
      'By mail, by a signed POST to an https address, both or neither. 400 VALIDATION for an address that the internet does not reach, 404 where the token has ended or expired, or does not exist.',
    returns: "The key of the webhook's signatures.",
  },
  deploymentsSplit: {
    summary: "Spreads a remote's users over its published versions: promote, split or roll back.",
    description:
      'Shares are per cent and must sum to 100, with exactly one default, else 400 VALIDATION. The shell (`shell`) goes to all users at once, from the next page that is loaded. A rollout that is running ends. A release token suffices for its own remotes; 403 for others.\n\n404 where a version was never published; 400 VALIDATION where one does not go with the shells and services that run; 409 DUPLICATE where one of its routes belongs to another remote now.',
    returns: 'A message.',
  },
  deploymentsStartTrain: {
    summary: 'Gives every user a version of the shell and versions of remotes at the same moment: a release train.',
    description:
      'For versions that go together and not with what is served now. All of them become live or none; rollouts of them end. A release token suffices where it is for the shell and for every remote that is named; 403 otherwise.\n\n404 where a version was never published; 400 VALIDATION with every reason where the shell does not go with the versions that users would have, or one of them not with the services; 409 DUPLICATE where two remotes would have one route.',
    returns: 'A message.',
  },
  deploymentsStopRollout: {
    summary: 'Stops the rollout of a remote: all users get the version from before again.',
    description: '404 where none is running. A release token suffices for its own remotes; 403 for others.',
    returns: 'A message.',
  },
  deploymentsTakeTrainBack: {
    summary: 'Takes the latest release train back: every user has the versions from before it again.',
    description:
      '`id` names the train. All members go back or none. 404 where there is no such train; 409 INVALID_TRANSITION where another train or shell followed it, it was taken back already, or no shell was served before; 400 VALIDATION with every reason where what users had does not go with what was released since. A release token suffices as for starting it.',
    returns: 'A message.',
  },
  deploymentsTelemetry: {
    summary: "Accepts a browser's metrics of the remotes that it has loaded.",
    description:
      'Contains no personal data and needs no session. At most 100 events; those about versions that were never published are dropped. 429 TOO_MANY_REQUESTS beyond 600 messages a minute from one network.',
    returns: 'How many of the events were taken.',
  },
  deploymentsTokens: {
    summary: 'Lists the release tokens that are valid, newest first, without their secrets.',
    description: 'Times are in epoch ms.',
    returns: 'The tokens.',
  },
  deploymentsTrains: {
    summary: 'Lists the latest release trains, newest first.',
    description:
      'Twenty at most; of each member what users had before and got with it. Times are in epoch ms. A release token sees the trains whose members it may all release.',
    returns: 'The trains.',
  },
  deploymentsWithdraw: {
    summary: 'Takes a remote from all users, until one of its versions is promoted again.',
    description:
      'Its pages and its place in the sidebar are gone, its routes are free, and a rollout that is running ends. 404 where it was never published, 409 INVALID_TRANSITION if no user has it. A release token suffices for its own remotes; 403 for others.',
    returns: 'A message.',
  },
  documentsCancelJob: {
    summary: 'Cancels a job of the caller.',
    description: 'An ended job stays unchanged; sent emails stay sent. Also allowed in view-only mode.',
    returns: 'A confirmation message.',
  },
  documentsInvoices: {
    summary: 'Prints invoices as one PDF, in the order of the request.',
    description:
      "At most 500, in the reader's language. A single paid invoice is always the file of its first print in that language. 404 if one does not exist, or is not the STORE's own.\n\nWith `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the caller's jobs are running.",
    returns: 'The PDF, or the id of the job that creates it.',
  },
  documentsJob: {
    summary: 'Returns the progress of a job of the caller.',
    description:
      'Jobs are deleted after an hour; 404 for a deleted job and for the job of another user. A FAILED job has the reason in `message`. `leftOut` is the number of requested items that the job leaves out.',
    returns: 'The state of the job.',
  },
  documentsJobFile: {
    summary: 'Downloads the file of a job of the caller.',
    description:
      '404 until the job is DONE, and if it creates no file. The header `x-left-out` contains the number of requested items that are not in the file.',
    returns: 'The file.',
  },
  documentsLabels: {
    summary: 'Prints QR labels as one PDF.',
    description:
      "On Avery 22805 sheets with 24 labels, or on the requested `sheet`; at most 5,000. `startPosition` is the first free label of a partly used sheet, counted from 1; 400 VALIDATION beyond its last label. `offsetX` and `offsetY` shift the print in inches, by half an inch at most.\n\nWith `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the caller's jobs are running.",
    returns: 'The PDF, or the id of the job that creates it.',
  },
  documentsMailStatements: {
    summary: 'Emails every store with a balance or a movement in a period its own statement.',
    description:
      "In the store's language, in the background. Stores that cannot be emailed are left out; without `again`, so are those that were sent the statement of exactly this period. Sent emails stay sent, even if the job is cancelled.\n\n404 if there is no recipient; 429 if five of the caller's jobs are running.",
    returns: 'The id of the job that sends them.',
  },
  documentsOrders: {
    summary: 'Prints orders as one PDF: pick lists before they are shipped, packing slips after.',
    description:
      "At most 500. CANCELLED orders and those that the reader may not see are left out; the header `x-left-out` contains their number. 404 if none is left.\n\nWith `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the caller's jobs are running.",
    returns: 'The PDF, or the id of the job that creates it.',
  },
  documentsStatement: {
    summary: 'Prints the statement of a store for a period as a PDF.',
    description:
      "`start` and `end` are in epoch ms, both inclusive. 404 if a STORE requests another store.\n\nWith `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the caller's jobs are running.",
    returns: 'The PDF, or the id of the job that creates it.',
  },
  documentsStatementRecipients: {
    summary: 'Lists the stores with a balance or a movement in a period, to email them their statements.',
    description:
      '`start` and `end` are in epoch ms, both inclusive. `mailTo` is null if the store has not registered, so that it cannot be emailed. `mailedTime` is the time of the last email with the statement of exactly this period.',
    returns: 'The stores, by name.',
  },
  documentsStatements: {
    summary: 'Prints the statements of all stores with a balance or a movement in a period as a ZIP archive.',
    description:
      "One PDF for each store, or for those of `storeIds` among them. `start` and `end` are in epoch ms, both inclusive. 404 if there is none.\n\nWith `Prefer: respond-async` the response is 202 with the id of a job that creates the file; 429 if five of the caller's jobs are running.",
    returns: 'The ZIP archive, or the id of the job that creates it.',
  },
  identityActivate: {
    summary: 'Activates a registered account.',
    description:
      'A GET, although it changes the account, because the link of the email leads to it. The link works once: 400 VALIDATION if it was used or has expired, with a detail at `activated` if its account is active.',
    returns: 'Name and email address of the account, and a message.',
  },
  identityAddresses: {
    summary: "Lists the caller's own billing and shipping addresses.",
    returns: 'Both addresses; the fields of an address that was never entered are empty.',
  },
  identityBeginSecondFactor: {
    summary: 'Starts the setup of two-step sign-in for the caller.',
    description:
      'It is on after a code has confirmed it. Another start replaces a secret that is not confirmed yet. 400 VALIDATION if the password is wrong, 409 DUPLICATE if it is on already. Stores no `Idempotency-Key`, since it would store the secret.',
    returns: 'The secret in base32, and in `setupUrl` the content of the QR code for an authenticator app.',
  },
  identityChangePassword: {
    summary: "Changes the caller's own password.",
    description:
      'Ends every session of the user. 400 VALIDATION if `password` is wrong or the new one is too common; 429 TOO_MANY_REQUESTS after too many wrong passwords. A replay with the same `Idempotency-Key` is answered without `token`.',
    returns: 'A message and the token of a new session.',
  },
  identityConfirmSecondFactor: {
    summary: 'Turns two-step sign-in on with the first code of the app.',
    description:
      'The recovery codes cannot be read again. 409 INVALID_TRANSITION if the setup has not begun or is complete; 400 VALIDATION if the code is wrong. Stores no `Idempotency-Key`, since it would store the codes.',
    returns: '10 recovery codes, each of which works once, and a message.',
  },
  identityCreateTenant: {
    summary: 'Adds a distributor.',
    description: '`timezone` is an IANA name.',
    returns: 'The new distributor, neither view-only nor suspended.',
  },
  identityCreateUser: {
    summary: 'Adds a user, who registers with a link.',
    description:
      'With `username` the invitation is emailed there, too; 409 DUPLICATE if the email address is taken. A new STORE sees every product. Only ADMIN may add a READ_ONLY_STORE, which needs `storeId`.\n\nThe link expires in 7 days. A replay with the same `Idempotency-Key` is answered without `url`.',
    returns: 'Id and name of the user, and in `url` the path of the registration page, which works once.',
  },
  identityEndOwnSessions: {
    summary: "Ends one of the caller's own sessions, or all others.",
    description:
      'Without `sessionId`, ends all sessions except that of the request. Ended sessions may still be accepted for a few seconds.',
    returns: 'A message, and the number of ended sessions.',
  },
  identityEndSecondFactor: {
    summary: 'Turns two-step sign-in off for the caller.',
    description:
      'Deletes the recovery codes, too. 400 VALIDATION if the password is wrong, 404 NOT_FOUND if it is off.',
    returns: 'A confirmation message.',
  },
  identityEndSessions: {
    summary: 'Ends one session of a user, or all of them.',
    description:
      'Without `sessionId`, ends all sessions except that of the request. Only ADMIN may do this to an ADMIN; 403 FORBIDDEN for others. Ended sessions may still be accepted for a few seconds.',
    returns: 'A message, and the number of ended sessions.',
  },
  identityExportStores: {
    summary: 'Exports every store with its addresses to a file that the import accepts unchanged.',
    description: 'Passwords are not exported.',
    returns: 'The file: XLSX, or CSV with `format=csv`.',
  },
  identityFindUsers: {
    summary: 'Lists users, or finds the one with `id`.',
    description:
      'All users who handle orders may list the stores (`role=STORE`). Everything else is for the admin group; 403 FORBIDDEN for others. `creditLimit` is in dollars.',
    returns: '`obj` for one user, `list` by name otherwise.',
  },
  identityForgotPassword: {
    summary: 'Requests a link to reset a forgotten password.',
    description:
      'The link is emailed in the background, at most once a minute to the same user. It works once and expires in an hour. 429 TOO_MANY_REQUESTS after too many requests.',
    returns: 'A message, which is the same for known and unknown addresses.',
  },
  identityInventoryColumns: {
    summary: 'Returns the columns of the inventory that the caller has chosen.',
    returns: 'Whether each column is shown, by its name; empty until the user has chosen.',
  },
  identityLogin: {
    summary: 'Signs a user in.',
    description:
      '401 UNAUTHENTICATED for an unknown account and for a wrong password. 401 SECOND_FACTOR if `code` (of the authenticator app, or a recovery code) is missing or wrong. With the right password, 403 FORBIDDEN for a disabled user, 403 NOT_ACTIVATED or 403 WAREHOUSE_SUSPENDED. 429 TOO_MANY_REQUESTS after too many wrong attempts.\n\nSets a cookie that identifies the browser at later attempts. The cookie does not sign the user in.',
    returns: 'The token of a new session, without an envelope.',
  },
  identityLogo: {
    summary: 'Sends a logo.',
    description:
      'Needs no session, because pages refer to the logo by its address: the key, which cannot be guessed, authorizes the request. The logo of a key never changes, even after another one was set: invoices keep the logo of their day.',
    returns: 'The logo as WebP.',
  },
  identityLogout: {
    summary: 'Ends the current session.',
    returns: 'A confirmation message.',
  },
  identityOwnSecondFactor: {
    summary: 'Returns whether two-step sign-in is on for the caller.',
    returns: 'Whether it is on, and how many recovery codes are left.',
  },
  identityOwnSessions: {
    summary: "Lists the caller's own sessions.",
    description: '`time` and `expires` are epoch ms.',
    returns: 'Open sessions, newest first, at most 100; `current` marks the session of the request.',
  },
  identityPreference: {
    summary: "Returns the caller's own preferences.",
    returns: 'The preferences; the defaults until the user has chosen.',
  },
  identityRegister: {
    summary: 'Registers an invited user.',
    description:
      'Emails an activation link, which expires in 7 days, to `username`. A STORE must enter both addresses. The user keeps the name of the invitation; `name` is ignored.\n\n400 VALIDATION if the link was used or has expired, or the password is too common; 409 DUPLICATE if the email address is taken. A refused attempt does not use up the link.',
    returns: 'A confirmation message.',
  },
  identityRemoveLogo: {
    summary: 'Removes the logo of the distributor.',
    description: 'Existing invoices keep their logo. The `version` of the company details stays the same.',
    returns: 'The updated company details, and a message.',
  },
  identityRenewToken: {
    summary: 'Renews the token of the current session.',
    description:
      'It contains the current state, e.g. after view-only mode was turned on, and expires with the session.',
    returns: 'The new token, without an envelope.',
  },
  identityResendActivation: {
    summary: 'Creates a new link for a user who is not active yet.',
    description:
      'A registered user is emailed an activation link; any other user gets a new invitation, which is emailed if the address is known. Earlier links of that kind expire. 400 VALIDATION if the user is active.\n\nA replay with the same `Idempotency-Key` is answered without `url`.',
    returns: 'A message; if the user has not registered, also the path of the registration page in `obj.url`.',
  },
  identityResetPassword: {
    summary: 'Sets a new password with an emailed link.',
    description:
      'Ends every session of the user and starts none. The email proves the address, so the account becomes active. 400 VALIDATION if the link was used or has expired, or the password is too common.',
    returns: 'A confirmation message.',
  },
  identityResetSecondFactor: {
    summary: 'Turns two-step sign-in off for another user.',
    description:
      'For a user who has lost the app and the recovery codes. Only ADMIN may do this for an ADMIN; 403 FORBIDDEN for others. 400 VALIDATION for the caller itself, 404 NOT_FOUND if it is off.',
    returns: 'A confirmation message.',
  },
  identitySecondFactor: {
    summary: 'Returns whether two-step sign-in is on for a user.',
    returns: 'Whether it is on, and how many recovery codes are left.',
  },
  identitySeller: {
    summary: 'Returns the company details of the distributor.',
    description: 'The details that papers show: name, address, contact, payment instructions and paper size.',
    returns: 'The company details; only the name until more is entered.',
  },
  identitySessions: {
    summary: 'Lists the sessions of a user.',
    description: '`time` and `expires` are epoch ms.',
    returns: 'Open sessions, newest first, at most 100; `current` marks the session of the request.',
  },
  identitySetLogo: {
    summary: 'Sets the logo of the distributor.',
    description:
      'Accepts a JPEG, PNG or WebP (multipart, field `file`) of at most 8 MB and 24 megapixels. Existing invoices keep their logo. The `version` of the company details stays the same. 413 PAYLOAD_TOO_LARGE for a larger file, 400 VALIDATION for more pixels or a broken picture, 415 UNSUPPORTED_MEDIA_TYPE for anything else.',
    returns: 'The updated company details, and a message.',
  },
  identityTenants: {
    summary: 'Lists all distributors, which the interface calls warehouses.',
    returns: 'The distributors by name.',
  },
  identityUpdateAddress: {
    summary: "Enters or replaces one of the caller's own addresses.",
    description: '409 STALE if `version` is given and the address has changed since.',
    returns: 'The updated address.',
  },
  identityUpdateInventoryColumns: {
    summary: 'Sets which columns of the inventory the caller sees.',
    description: 'Replaces the earlier choice; at most 100 columns.',
    returns: 'The columns as they were sent, and a message.',
  },
  identityUpdatePreference: {
    summary: "Changes the fields of the caller's own preferences that the request contains.",
    returns: 'All updated preferences, and a message.',
  },
  identityUpdateSeller: {
    summary: 'Replaces the company details of the distributor.',
    description:
      'Existing invoices keep their details. 409 STALE if `version` is given and the details have changed since.',
    returns: 'The updated company details, and a message.',
  },
  identityUpdateTenant: {
    summary: 'Changes the fields of a distributor that the request contains.',
    description:
      'Takes effect in open sessions within seconds. `suspended` ends them and refuses sign-ins; with `viewOnly`, only ADMIN may change data. 409 STALE if `version` is given and the distributor has changed since.',
    returns: 'The updated distributor.',
  },
  identityUpdateUser: {
    summary: 'Changes the fields of a user that the request contains.',
    description:
      'A user who is disabled or gets another role is signed out everywhere. 409 STALE if `version` is given and the user has changed since. Only ADMIN may change an ADMIN, 403 FORBIDDEN for others. 400 VALIDATION if callers disable themselves or change their own role, and for another role of an ADMIN or a READ_ONLY_STORE.\n\nOnly a STORE has wholesale prices and a credit limit (`creditLimit` in dollars). A user who becomes a STORE sees every product.',
    returns: 'The updated user.',
  },
  inboundAddReceipt: {
    summary: 'Announces goods: adds a delivery receipt.',
    description:
      '`estimateArrivalTime` is in epoch ms. Quantities are boxes, and the stock does not change yet. 404 where a product does not exist.',
    returns: 'The new delivery receipt, and a message.',
  },
  inboundCancelReceipt: {
    summary: 'Cancels a delivery receipt, as long as it is NEW.',
    description: '409 INVALID_TRANSITION where its goods were received or it was cancelled before.',
    returns: 'A message with the number of the delivery receipt.',
  },
  inboundReceipts: {
    summary: 'Reads one delivery receipt by id, or lists them, newest first.',
    description:
      'The list comes 500 at a time; `before` is the id of the last one that is known and asks for older ones. `receivedQuantity` of an item is there once it was received: pieces of counted goods, labels of weighed ones.',
    returns: 'One delivery receipt as `obj`, or many as `list`.',
  },
  inboundReceive: {
    summary: 'Receives the goods of a delivery receipt, which is COMPLETED by that.',
    description:
      'The request must name every item of the receipt once, with the boxes that came and what is in them; more or less than announced is taken as it came. Weights are in pounds; a line of goods weighed piece by piece is as many pieces of that weight as its quantity says.\n\n409 INVALID_TRANSITION where the receipt is no longer NEW; 409 UNUSUAL_WEIGHT where a weight is outside of what is usual for its product, unless `weightsConfirmed` is true; 400 VALIDATION where an item is missing or named twice, a box is named twice or holds another product, or there would be more than 20,000 labels.',
    returns: 'The items of the request, box by box, with the labels that were made.',
  },
  inboundReorder: {
    summary: 'Proposes what should be ordered now, by usage and lead time.',
    description:
      'Enabled products whose stock, with what is on its way, would fall below the reorder point within the lead time; the most urgent first. `usageDays` is how far back usage is looked at (30 where left out), `leadDays` the lead time of products that have none (7), `coverDays` how long the delivery should last (14).\n\nAmounts are pieces, or pounds for a pool of weight; `quantity` is pieces, or boxes for a pool of weight.',
    returns: 'The products to order.',
  },
  inventoryAdd: {
    summary: 'Adds goods to the stock and makes a label for each piece or lot.',
    description:
      'Counted goods need a quantity, weighed goods a weight in pounds; for goods weighed piece by piece, a quantity is the number of pieces of that weight. `needRecord` also writes a received record, dated `date` (epoch ms; now where left out).\n\n409 UNUSUAL_WEIGHT where a weight is outside of what is usual for its product, unless `weightsConfirmed` is true. 400 VALIDATION where a line lacks its amount, or where there would be more than 20,000 labels, or `date` is more than a day ahead; 404 NOT_FOUND with each line (`details`) whose product does not exist.',
    returns: 'The new labels, in the order of the lines, and a message.',
  },
  inventoryAdjust: {
    summary: 'Corrects the weight of a piece or pooled lot, or the pieces of a counted lot.',
    description:
      'Counted goods take `quantity`, others `weight` in pounds; the history keeps the reason. A piece gets a new label text.\n\n409 STALE where it is no longer in stock, or where `seenQuantity` or `seenWeight` is given and no longer what is there; 409 INSUFFICIENT_STOCK where too little would be left for what is booked or reserved; 409 UNUSUAL_WEIGHT unless `weightsConfirmed` is true.',
    returns: 'The unit as it is now, and a message.',
  },
  inventoryCancelCount: {
    summary: 'Cancels an open stock count; the stock stays as it is.',
    description: '409 INVALID_TRANSITION where the count is over.',
    returns: 'A message with the number of the count.',
  },
  inventoryCount: {
    summary: 'Reads one stock count with its lines, without what is on record.',
    description:
      'Whoever counts sees only what was found so far. Lines are in the order of location, then name; a product that was not counted yet has no amounts. Weights are in pounds.',
    returns: 'The stock count with its lines.',
  },
  inventoryCountLine: {
    summary: 'Enters what was found of one product of an open stock count.',
    description:
      'Goods weighed piece by piece are scanned: `add` names pieces that are there, `remove` those that were listed by mistake; they add up, whoever sends them, and both empty say that there are none. Of other goods `quantity`, or `weight` in pounds for a pool, replaces what was entered before.\n\n409 STALE where `version` is given and somebody has entered another amount since, or where a scanned piece had left before the product was first counted; 409 INVALID_TRANSITION where the count is over. 404 where the count does not have the product; 400 VALIDATION where a scanned piece is of another one.',
    returns: 'The state of the count, with the line that was changed.',
  },
  inventoryCountPieces: {
    summary: 'Reads the labels of a stock count: those of pieces that are in stock of its products.',
    description:
      'For a device that tells labels by itself, without a network too; what it shows names none that was not scanned. At most 10,000, by product and age; a label that is not among them is looked up.',
    returns: 'The labels, each with its piece and product.',
  },
  inventoryCountReview: {
    summary: 'Compares what was counted with what was on record at that moment.',
    description:
      'Products that were not counted yet are left out. Of goods weighed piece by piece, the pieces that should be there and were not scanned are named. Weights are in pounds.',
    returns: 'The counted products, in the order of location, then name, and the version of what they say.',
  },
  inventoryCounts: {
    summary: 'Lists the stock counts, newest first.',
    description: 'At most the latest 200, open ones and those that are over, without their lines.',
    returns: 'The stock counts, each with how many products it has and how many of them were counted.',
  },
  inventoryDashboard: {
    summary: 'Reads the figures of the dashboard.',
    description:
      "`insufficientProducts` are enabled products of which less is there than their reorder point says, in pieces, or in pounds for a pool of weight. `inventoryCounts` is what is in stock now, and what was at the end of each of the 29 days before in the distributor's timezone, newest first. Inventories are labelled pieces and lots; removed ones were shipped or removed within 30 days. `placedOrders` are the orders placed on each of the last 14 days, newest first; `lateOrders` are open orders by the delivery day that they have missed, at most 14 days, the latest first.",
    returns: 'The figures.',
  },
  inventoryDownload: {
    summary: 'Downloads all products with their stock as an XLSX file.',
    description:
      "The same rows as the inventory list. Titles are in the reader's language, dates in the distributor's timezone; weights are in pounds, prices in dollars.",
    returns: 'The file.',
  },
  inventoryExpiring: {
    summary: 'Lists what is in stock and expires within some days, or has expired.',
    description:
      "`days` is 0 to 730, 30 where it is left out; days are those of the distributor's timezone. At most 500 lots, the earliest expiry first. `daysLeft` is below zero for what has expired.",
    returns: 'The lots, each with what is left of it in pieces and pounds.',
  },
  inventoryFind: {
    summary: 'Reads one unit, the units of a product or of an order, or all products with their stock.',
    description:
      'A unit is a labelled piece, or what remains of a lot: asked for by `id` or `qrValue` it comes as `obj`, or 404. With `productId` its units come as `list`, at most 5,000: those in stock in the order in which they should leave, then those that left, the latest first; with `available=true` only those in stock.\n\nWith `orderId` the pieces and lots that have left on the order come as `list`, also those that came back.\n\nWithout any of these the `list` is of products: enabled ones, and disabled ones as long as something is left of them. `booked` and `reserved` are pieces, or pounds for a pool of weight; prices are in dollars.',
    returns: 'One unit as `obj`, or units or products as `list`.',
  },
  inventoryFirstSteps: {
    summary: 'Tells how far a new distributor has come.',
    description:
      'It is told by what is there, from the address on papers to an invoice that is paid; nothing of it is kept. `orderId` is the order that has come furthest.',
    returns: 'Each step, with whether it is done.',
  },
  inventoryHistory: {
    summary: 'Lists the movements of a product, newest first.',
    description:
      'A hundred at a time; `before` is the id of the last one that is known and asks for older ones. Each has the balance after it, in pieces and pounds.',
    returns: 'The movements.',
  },
  inventoryLots: {
    summary: 'Lists the lots of a product, the latest first.',
    description:
      'At most 500, including lots of which nothing is left. `receivedDate` is when goods of the lot last came in, in epoch ms.',
    returns: 'The lots, each with what is left of it in pieces and pounds.',
  },
  inventoryPostCount: {
    summary: 'Posts a stock count: corrects the stock by all of its variances at once.',
    description:
      'Each variance is a movement with the reason; products that were not counted stay as they are. What has moved since a product was counted is taken into account. It cannot be undone.\n\n400 VALIDATION where nothing was counted; 409 STALE where `version` is given and anything was found since that review, or where products must be counted again; 409 INVALID_TRANSITION where the count is over.',
    returns: 'A message with the number of the count.',
  },
  inventoryPropose: {
    summary: 'Proposes which pieces and lots should leave for these lines.',
    description:
      'The earliest expiry first, then the oldest; expired goods never. Lines of the same product are added up. Nothing is booked, and what others have booked is not taken off. At most 1,000 pieces and lots of each product are considered; `short` is what those do not cover, in pieces, or in pounds for a pool of weight.',
    returns: 'A proposal for each product.',
  },
  inventoryRecall: {
    summary: 'Traces a lot: every store and order that got something of it, and what is left.',
    description:
      '`received` equals what is in stock, plus what was shipped, less what came back, plus `corrected`: what was removed or corrected by hand. Of an order that was deleted since, number, store and time are null. 404 where the product has no such lot.',
    returns: 'The lot with its orders, by store.',
  },
  inventoryRecallDownload: {
    summary: 'Downloads where a lot went as an XLSX file.',
    description:
      "The orders that got something of the lot, and what of it is in stock. Titles are in the reader's language, dates in the distributor's timezone. 404 where the product has no such lot.",
    returns: 'The file.',
  },
  inventoryReceived: {
    summary: 'Lists the received records, newest first.',
    description:
      '500 at a time; `before` is the id of the last one that is known and asks for older ones. Names are those of the day on which the record was written. Weights are in pounds.',
    returns: 'The received records, each with one line for every product.',
  },
  inventoryRemove: {
    summary: 'Removes a piece, or what remains of a lot, from the stock.',
    description:
      'The history keeps the reason. 409 STALE where it is no longer in stock, or where `seenQuantity` or `seenWeight` is given and no longer what is there; 409 INSUFFICIENT_STOCK where too little would be left for what is booked or reserved.',
    returns: 'A message.',
  },
  inventorySetProductWeight: {
    summary: 'Sets the weight in stock of a product that is kept as one pool of weight.',
    description:
      'The difference is written to the history with the reason. What is missing leaves the lots like goods that go out; what is more joins the newest lot. The weight is in pounds.\n\n400 VALIDATION where the product is not kept as a pool; 409 INSUFFICIENT_STOCK where more than that is booked or reserved; 409 STALE where `seenTotalWeight` is given and no longer its weight, or where the figures of its lots and its stock differ.',
    returns: "The product's id and its new weight in pounds.",
  },
  inventoryStartCount: {
    summary: 'Starts a stock count of a warehouse, a category of either level or a location.',
    description:
      '400 VALIDATION unless exactly one of these is given, and where it has no products or more than 2,000. 409 DUPLICATE where another open count has one of the products. Disabled products take part as long as something is left of them.',
    returns: 'The new stock count with its lines.',
  },
  liveListen: {
    summary: 'Streams what others change, as server-sent events.',
    description:
      'The stream lasts as long as the session and the connection. Events are `change` with the topics that changed (`orders`, `returns`, `invoices`, `inventory`, `session`, `order:<id>`), `reset` where more has changed than can be told, and `end` where the session is over; none says what has changed. STORE and READ_ONLY_STORE hear of their own store only.\n\nWhoever comes back within a minute with `Last-Event-ID` hears what was missed; after longer, ask for everything anew. 429 TOO_MANY_REQUESTS where a user has too many streams.',
    returns: 'The stream of events.',
  },
  ordersCancel: {
    summary: 'Cancels an order.',
    description:
      'A STORE cancels its own while PENDING, the admin group any that is not cancelled; otherwise 409 INVALID_TRANSITION. An open order gives its bookings back. The invoices of a shipped one are voided, 409 INVOICE_PAID where something was paid on one; `addBack` adds its goods back to stock, less what came back or was lost on a return. 409 STALE where `version` is given and the order has changed since.',
    returns: 'The order as it is now.',
  },
  ordersConfirm: {
    summary: 'Confirms that an order has arrived: OUTBOUND → DONE.',
    description: 'A STORE confirms its own only. 409 INVALID_TRANSITION in another status.',
    returns: 'The order as it is now.',
  },
  ordersCreate: {
    summary: 'Places an order, which is PENDING with its lines booked.',
    description:
      'A STORE orders for itself; ADMIN names `storeId`. Lines of the same product are added up, at the price of the store. `weight` (pounds) is for pooled weight alone, everything else is ordered in pieces. `deliveryDate` is a calendar day from today on.\n\n409 INSUFFICIENT_STOCK names every product that falls short; ADMIN may order more than there is, which `short` then tells. 409 CREDIT_LIMIT where the order goes beyond the limit of a store with policy STOP. Send an `Idempotency-Key`, so that a repeated request places no second order.',
    returns: 'The order.',
  },
  ordersCreateReturn: {
    summary: 'Records a return of a shipped order and credits it.',
    description:
      '`returnQty` or `returnWeight` (pounds) is credited at `rate` (dollars), else at that of the invoice, or of the order where the line is on none; `quantity`, `weight` and `inventoryIds` go back into stock, the rest is loss. 400 VALIDATION names every line that returns more than is left of it. 409 INVALID_TRANSITION where the order is not shipped.\n\nSend an `Idempotency-Key`, so that a repeated request records no second return.',
    returns: 'The return, with the id of its credit.',
  },
  ordersCreateTemplate: {
    summary: 'Adds an order template, which belongs to the caller.',
    description:
      '`quantity` is pieces, or pounds for pooled weight. 409 DUPLICATE where the caller has another template of the name. 400 VALIDATION names every product that is in it twice, cannot be ordered or belongs to another area.',
    returns: 'The new template.',
  },
  ordersCredit: {
    summary: 'Tells what the store may still order on credit.',
    description:
      'A STORE asks for itself; ADMIN names the store. Amounts are in dollars; `owed` and `openOrders` are those of a store without a limit (policy NONE), too.',
    returns: 'Policy and limit, what is owed and what open orders are worth.',
  },
  ordersDelete: {
    summary: 'Deletes a cancelled order for good.',
    description:
      'What it was stays in the activity log. 409 INVALID_TRANSITION in another status, 409 IN_USE while it has invoices that are not void.',
    returns: 'A message that confirms it.',
  },
  ordersDeleteReturn: {
    summary: 'Deletes a return: its goods leave stock again and its credit is void.',
    description:
      '409 INVOICE_PAID where something was paid on the credit; 409 INSUFFICIENT_STOCK where goods that came back are gone again.',
    returns: 'A message that confirms it.',
  },
  ordersDeleteTemplate: {
    summary: 'Deletes an order template; it makes no more orders by itself.',
    description: 'A STORE deletes its own only.',
    returns: 'A message that confirms it.',
  },
  ordersDirectComplete: {
    summary: 'Completes an order in place of its store: OUTBOUND → DONE.',
    description: '409 INVALID_TRANSITION in another status.',
    returns: 'The order as it is now.',
  },
  ordersFind: {
    summary: 'Lists the newest orders, or finds the one with `orderId`.',
    description:
      'A STORE or READ_ONLY_STORE sees its own only. `invoiceIds` is empty for READ_ONLY_STORE. Rates are in dollars, weights in pounds.\n\nFor one order, `includeProduct` adds place, price and availability of each product and, for the warehouse while the order is open, the substitutes. `excludeBooked` then counts what the order has booked itself as available. `includeHistory` adds who did what and when (a store is told its own name only) and, but for READ_ONLY_STORE, the addresses of the store.',
    returns: '`obj` for one order, `list` of at most 100 otherwise, newest first.',
  },
  ordersFindReturns: {
    summary: 'Lists the newest returns, or finds the one with `id`.',
    description:
      "`orderId` lists all of one order. Without it at most 500 come: where `more` is true, `before` with the last one's `displayId` asks for older ones. Rates are in dollars, weights in pounds.",
    returns: '`obj` for one return, `list` otherwise, newest first.',
  },
  ordersFindTemplate: {
    summary: 'Finds an order template.',
    description: 'A STORE sees its own only.',
    returns: 'The template; `disabled` marks products that the reader cannot order now.',
  },
  ordersListTemplates: {
    summary: 'Lists order templates.',
    description: 'A STORE sees its own, the admin group all of them.',
    returns: 'The templates by name; `disabled` marks products that the reader cannot order now.',
  },
  ordersOutbound: {
    summary: 'Ships an order: PROCESSING → OUTBOUND.',
    description:
      'The goods leave stock. `inventoryList` names each scanned piece of weighed products, as many as were ordered; `nonWeightOrderItems` repeats exactly what was ordered of all others (pieces, or pounds for pooled weight). 400 VALIDATION names what differs.\n\nLots of these whose labels were scanned are named in `inventoryIds`, and leave first. Goods whose day has passed are 409 EXPIRED, naming lot and day, unless `expiredConfirmed`.\n\n409 STALE where a piece has left already; 409 INVALID_TRANSITION in another status.',
    returns: 'The order as it is now, with the pieces that left and their weights.',
  },
  ordersPendingCount: {
    summary: 'Counts the orders that are PENDING.',
    returns: 'The number of orders.',
  },
  ordersProcess: {
    summary: 'Settles the lines of an order and books them in full: PENDING → PROCESSING.',
    description:
      'Lines that are not named are gone; one that keeps its product keeps notes and rate (dollars) unless others are given. 409 STALE where `version` is given and is not the current one; 409 INVALID_TRANSITION in another status. 409 INSUFFICIENT_STOCK names every product that falls short; 409 CREDIT_LIMIT where the order becomes dearer and does not fit.',
    returns: 'The order as it is now.',
  },
  ordersQuery: {
    summary: 'Finds a page of orders.',
    description:
      'A STORE or READ_ONLY_STORE sees its own only. `page` is zero-based and holds 20 orders; `start` and `end` (exclusive) are epoch ms, `deliveryFrom` and `deliveryTo` calendar days that both count; `unpaid` finds orders with an invoice that is not paid in full, none for who sees no invoices; `shortOfStock` open ones that ask for more than there is. Send `asOf` of the first page with later ones: they then leave out orders made since.',
    returns: 'The page, newest first unless `sort` says otherwise, and how many pages and orders there are.',
  },
  ordersRecordManual: {
    summary: 'Records an order that happened outside of the system, which is DONE at once.',
    description:
      "The goods leave stock. `time` is epoch ms, `rate` in dollars. A weighed product that names no pieces leaves open which they were. `deliveryDate` is a calendar day from the order's own on. Products that the store cannot order any more are taken too.\n\n409 INSUFFICIENT_STOCK where there is not enough, 409 STALE where a piece has left already, 409 PERIOD_CLOSED where the books of the day are closed. A credit limit stops nothing. Send an `Idempotency-Key`, so that a repeated request records no second order.",
    returns: "The order; `message` says where it goes beyond the store's credit limit.",
  },
  ordersSearch: {
    summary: "Finds a few orders by the beginning of their number, or by their store's name.",
    description:
      'A number finds the lowest order numbers that begin with it; any other text finds the newest orders of stores with such a name. Up to three past orders whose number in their file begins with the text come first. A STORE or READ_ONLY_STORE finds its own only.',
    returns: 'At most 6 orders.',
  },
  ordersSearchReturns: {
    summary: 'Finds a page of returns.',
    description:
      '`page` is zero-based and holds 20 returns; `number` is that of the return or of its order; `start` and `end` (exclusive) are epoch ms.',
    returns: 'The page, newest first, and how many pages and returns there are.',
  },
  ordersSetStanding: {
    summary: "Sets when a store's template makes orders by itself.",
    description:
      "`weekdays` counts from 1 (Monday); `cutoff` is minutes after midnight in the distributor's timezone, and one that has passed today is not made up for. Null in `standing` ends it. 400 VALIDATION where the template is not a store's own. 409 STALE where `version` is given, the template's `standingVersion`, and this has been set since.",
    returns: 'The template as it is now.',
  },
  ordersUpdate: {
    summary: 'Replaces the lines of an order that is not shipped yet, and what it says of itself.',
    description:
      "A STORE edits its own while PENDING and names no rates; the admin group also while PROCESSING; otherwise 409 INVALID_TRANSITION. Lines that are not named are gone; one that keeps its product keeps notes and rate (dollars) unless others are given.\n\n`deliveryDate` (YYYY-MM-DD, from today unless it was the order's day already), `poNumber` and `note` stay as they are where they are left out; null or an empty text takes them away.\n\n409 STALE where `version` is not the current one. 409 INSUFFICIENT_STOCK where there is not enough; only ADMIN may go beyond it, while PENDING. 409 CREDIT_LIMIT where the order becomes dearer and does not fit.",
    returns: 'The order as it is now.',
  },
  ordersUpdateReturn: {
    summary: 'Replaces the lines of a return and revises its credit.',
    description:
      'Stock changes only where other goods come back. 409 INVOICE_PAID where the credit is paid, or would be less than what is paid on it; 409 INSUFFICIENT_STOCK where goods that came back are gone again; 409 STALE where `version` is given and the return has changed since.',
    returns: 'The return as it is now.',
  },
  ordersUpdateTemplate: {
    summary: 'Replaces name, area and products of an order template.',
    description:
      '`quantity` is pieces, or pounds for pooled weight. A STORE edits its own only. 409 STALE where `version` is given and the template has changed since; 409 DUPLICATE where its owner has another one of the name. 400 VALIDATION names every product that is in it twice, cannot be ordered or belongs to another area.',
    returns: 'The template as it is now.',
  },
  ordersValidate: {
    summary: 'Tells which products of an order could not be met now.',
    description:
      'Advice only: placing the order decides. Of a product that is not offered to the store nothing is available. Amounts are pieces, or pounds for pooled weight.',
    returns: 'The products that fall short; empty where there is enough of all.',
  },
  ordersWaiting: {
    summary: 'Counts what waits for the warehouse.',
    returns: 'Numbers of orders: by status, wanted today, late, short and unpaid.',
  },
  ordersWorkbook: {
    summary: 'Exports the orders that a search finds to a workbook, a row for each line.',
    description:
      "A STORE or READ_ONLY_STORE sees its own only. At most 5,000 orders, 400 VALIDATION for more. `start` and `end` (exclusive) are epoch ms. In the file rates, amounts and the total of each order, which stands at its first line, are in dollars, weights in pounds and dates those of the distributor's timezone; sums stand above the titles. A cancelled order counts for nothing in them.",
    returns: 'The XLSX file.',
  },
  reportsAgeing: {
    summary: 'Lists the balances of stores today, or as of a day, by days past due.',
    description:
      "One row for each store that has open invoices or credits, by name. `amounts` are those not yet due, then 1–30, 31–60, 61–90 and more days past due; they sum to `owed`. Open credits are subtracted, amounts are in dollars, days are those of the distributor's timezone. With `asOf`, entries of the ledger with a posting day up to it count, and `unapplied` (payments that were dated before their invoices) is subtracted from `owed`.",
    returns: 'The stores with their balances.',
  },
  reportsAgeingDownload: {
    summary: 'Downloads the balances of stores today, by days past due, for a spreadsheet.',
    description: 'Amounts are in dollars. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
  reportsBalance: {
    summary: 'Returns the balance of a store today.',
    description:
      "`balance` is the sum of open invoices less open credits, negative if the credits are larger; `overdue` is its past due part. Amounts are in dollars, days are those of the distributor's timezone. 404 if a STORE requests another store.",
    returns: 'The balance.',
  },
  reportsBalances: {
    summary: 'Lists the balances of stores on a day, by name.',
    description:
      '`asOf` is a calendar day of the distributor (default: today); entries with a posting day up to it count. `balance` is `receivable` (open invoices less open credits) less `unapplied` (payments that were dated before their invoices). Amounts are in dollars. Figures of a closed day do not change any more.',
    returns: 'The stores with a balance.',
  },
  reportsBestProducts: {
    summary: 'Lists the ten products with the highest sales in a period, highest first.',
    description:
      '`startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do not count; amounts are in dollars. Weights are in pounds. A STORE gets its own purchases.',
    returns: 'The products with their billed amounts.',
  },
  reportsCategory: {
    summary: 'Lists the stock value of each category at wholesale price.',
    description: 'The current value, in dollars. Categories without stock and goods of disabled products are included.',
    returns: 'The categories with their value.',
  },
  reportsCategoryDownload: {
    summary: 'Downloads the stock value of each category for a spreadsheet.',
    description: 'At wholesale price, in dollars, as of now. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
  reportsInvoicesDownload: {
    summary: 'Downloads the invoices of a period, of one store or all, for a spreadsheet.',
    description:
      'At most 20,000, including void ones; 400 VALIDATION if the period has more. `start` and `end` are invoice dates in epoch ms, both inclusive. Amounts are in dollars; those of a credit are negative and those of a void invoice 0, so that a column can be summed. A STORE gets only its own invoices. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
  reportsJournal: {
    summary: 'Lists entries of the ledger by posting day.',
    description:
      '`from` and `to` are calendar days of the distributor, both inclusive; `store` limits them to one customer. A page has 200 entries; `more` says that others follow, which `after` (the `id` of the last one) requests. Each amount stands in one of both columns, in dollars. The entries of a document sum to zero.',
    returns: 'The entries.',
  },
  reportsJournalDownload: {
    summary: 'Downloads entries of the ledger for a spreadsheet.',
    description:
      '`from` and `to` are calendar days of the distributor, both inclusive; `store` limits them to one customer. 400 VALIDATION for more than 100,000. Amounts are in dollars. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
  reportsOpenInvoices: {
    summary: 'Lists the invoices and credits that were open on a day, oldest first.',
    description:
      '`asOf` is a calendar day of the distributor (default: today); entries with a posting day up to it count. `store` limits them to one customer. Amounts of a credit are negative. Amounts are in dollars. Figures of a closed day do not change any more. 400 VALIDATION for more than 20,000.',
    returns: 'The documents with their open amounts.',
  },
  reportsProductUsage: {
    summary: 'Lists the product usage of stores in a period.',
    description:
      "By outbound date, less returns; `start` and `end` are in epoch ms, both inclusive. Weights are in pounds; values are in dollars, at today's wholesale price. One row for each product that any of the stores received, by name, with a cell for each of these stores. `allStores` selects every store with a shipment, including those whose user has another role now; `allProducts` selects every shipped product, in `subWarehouseId` and `categoryId` if given.\n\n400 VALIDATION if neither stores nor `allStores`, or neither products nor `allProducts`, are given, or if the report would be too large.",
    returns: 'The products with their totals, and the names of the stores.',
  },
  reportsProductUsageDownload: {
    summary: 'Downloads the product usage of stores in a period for a spreadsheet.',
    description:
      "By outbound date, less returns; `start` and `end` are in epoch ms, both inclusive. Two columns for each chosen store, or for each store with a shipment: pieces or pounds, and dollars at today's wholesale price. `format` is `xlsx` (default) or `csv`.",
    returns: 'The file.',
  },
  reportsReceipts: {
    summary: 'Lists the money that came in, by day, method and payment.',
    description:
      '`from` and `to` are calendar days of the distributor, both inclusive. A payment of several invoices is one receipt of its whole amount; reversals and refunds are negative. Used-up credits are no money. Amounts are in dollars. 400 VALIDATION for more than 10,000.',
    returns: 'The receipts, and their sums by method.',
  },
  reportsReceiptsDownload: {
    summary: 'Downloads the money that came in for a spreadsheet.',
    description:
      '`from` and `to` are calendar days of the distributor, both inclusive. 400 VALIDATION for more than 10,000 receipts. Amounts are in dollars. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
  reportsSales: {
    summary: 'Lists the sales of each store in a period, with paid and owed amounts.',
    description:
      "`startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do not count; amounts are in dollars. Paid and owed are of the period's invoices. One row for each store that has invoices in the period, by name; a STORE gets only its own row.",
    returns: 'The stores with their sales.',
  },
  reportsSalesDownload: {
    summary: 'Downloads the sales of each store in a period for a spreadsheet.',
    description:
      '`startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do not count; amounts are in dollars. A STORE gets only its own row. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
  reportsSalesOverTime: {
    summary: 'Lists sales by day, week or month of a period, with paid and owed amounts.',
    description:
      "`startDate` and `endDate` are invoice dates in epoch ms, both inclusive. Returns are subtracted, void invoices do not count; amounts are in dollars. One row for each step, also without sales; `day` is its first day in the distributor's timezone, and weeks begin on Monday. A STORE gets its own sales.\n\n400 VALIDATION unless the period is shorter than 130 days by day, 910 by week or 3,960 by month.",
    returns: 'The steps, oldest first.',
  },
  reportsStatement: {
    summary: 'Returns the statement of a store for a period.',
    description:
      "Contains the balance brought forward, invoices, returns and payments in the period, and the closing balance, also by days past due. `start` and `end` are in epoch ms, both inclusive; while the period runs, the balance is today's. Amounts are in dollars. 404 if a STORE requests another store.",
    returns: 'The statement.',
  },
  reportsStatementDownload: {
    summary: "Downloads the invoices of a store's statement for a spreadsheet.",
    description:
      '`start` and `end` are in epoch ms, both inclusive. Amounts are in dollars, those of a credit negative. 404 if a STORE requests another store. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
  reportsTrialBalance: {
    summary: 'Returns the balances of all accounts on a day.',
    description:
      'Of all entries posted up to `asOf`, a calendar day of the distributor (default: today). A balance stands in one of both columns, in dollars; the columns have equal sums. Figures of a closed day do not change any more.',
    returns: 'The accounts with a balance, and the sums.',
  },
  reportsTrialBalanceDownload: {
    summary: 'Downloads the balances of all accounts on a day for a spreadsheet.',
    description:
      '`asOf` is a calendar day of the distributor (default: today). Amounts are in dollars. `format` is `xlsx` (default) or `csv`.',
    returns: 'The file.',
  },
};
