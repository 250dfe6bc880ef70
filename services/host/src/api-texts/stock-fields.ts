/** Fields of stock, counts, receipts and labels: name, description, example. */
export const stockFields = `
inventoryId                   | The piece’s id. | 90311
inventory:inventoryList       | Goods to add: an entry for each weighed piece, or one for counted goods. |
inventories                   | The pieces of a box. |
pid                           | The product’s id. | 31
quantity                      | How much: pieces, of pooled goods pounds. | 12
weight                        | Weight of the piece, or of the pool. | 5.12
seenQuantity                  | Number of pieces that the user saw; refused if it has changed since. | 12
seenWeight                    | The weight that the person saw before; refused where it is another by now. | 5.12
seenTotalWeight               | The pool’s weight that the person saw; refused where it is another by now. | 812.5
weightConfirmed               | True if a user has confirmed the unusual weight. | false
weightsConfirmed              | The person has confirmed unusual weights. | false
needRecord                    | The addition is to appear among the received goods. | true
qrValue                       | The code on the label, as it is scanned. | "0109506000134352310000051221D7"
qrText                        | Text on the label: product, and weight or quantity. | "Queso Cabrales 4.10 lb"
lot                           | The lot printed on the goods. | "L2611"
serial                        | The serial number of a single piece, GS1 (21). | "S-0042"
expiry                        | Last day on which it may be sold. | "2027-01-31"
location                      | Where in the warehouse it lies. | "A-03-2"
inventoryFind:orderId         | The order on which the pieces have left. | 512
inventoryFind:available       | Only pieces that are not reserved. | true
inventory:booked              | How much is promised to orders: pieces, of pooled goods pounds. | 4
reserved                      | How much is set aside and not sold: pieces, of pooled goods pounds. | 0
reorderPoint                  | At or below this the product is to be ordered again; null for never. | 20
daysLeft                      | Days until it expires, or until stock is used up. | 6
inventoryExpiring:days        | Within how many days. | 14
cause                         | Why stock changed. | "RECEIVED"
balance                       | Pieces after this change. | 40
balanceWeight                 | Weight after this change. | 120.5
reason                        | Why: a sentence that stays in the records. | "Torn bag"
inventory:before              | Only lines older than the one with this id. | 8120
inbound:before                | Only receipts older than the one with this id. | 81
firstReceived                 | When the first piece of the lot came in. | 1795000000000
lastReceived                  | When the last piece of the lot came in. | 1795000000000
receivedDate                  | When it came in. | 1795000000000
lastIn                        | When the product last came in. | 1795000000000
received                      | How much of the lot came in. |
inStock                       | How much of the lot is still here. |
shipped                       | How much of the lot went to this order. |
cameBack                      | How much of the lot came back from this order. |
corrected                     | How much of the lot was taken out or put in by hand. |
orders                        | The orders that got something of the lot. |
lines                         | The lines concerned. |
picks                         | The pieces or lots to take, first to last. |
short                         | How much is missing: pieces, of pooled goods pounds. | 0
inventoryHistories            | The goods that were received together. |
inventory:status              | In stock, shipped, or removed. | "IN_STOCK"
inventoryCount:status         | Open, posted, or cancelled. | "OPEN"
inventoryStartCount:status    | Open, posted, or cancelled. | "OPEN"
inventoryPostCount:status     | Open, posted, or cancelled. | "POSTED"
inventoryCancelCount:status   | Open, posted, or cancelled. | "CANCELLED"
counted                       | Number of counted products. | 3
countedBy                     | Who counted it. | "Ana Ruiz"
countedTime                   | When it was counted. | 1795000000000
products                      | How many products the count has. | 14
inventoryCountLine:add        | Ids of pieces that were found. | [90311]
inventoryCountLine:remove     | Ids of pieces that were found by mistake. | [90312]
inventoryCountLine:line       | The line after this finding. |
units                         | The single pieces that are expected. |
missing                       | The pieces that were not found. |
bookQuantity                  | Pieces that there should be. | 12
bookWeight                    | Weight that there should be. | 60.1
activeInventories             | Entries of stock that are here. | 812
removedInventories            | Entries of stock that were removed. | 14
productsCount                 | Products on offer. | 69
noQtyProductsCount            | Products of which nothing is here. | 5
insufficientProducts          | Products at or below their reorder point. |
inventoryCounts               | How much stock there was on each day. |
inventoryDashboard:day        | The day, in the distributor’s timezone. | "2026-11-27"
inventoryDashboard:count      | How many there were on that day: entries of stock, or orders. | 3120
placedOrders                  | How many orders were placed on each of the last days. |
lateOrders                    | Open orders by the delivery day that they have missed. |
hasCompany                    | Papers name an address of the distributor. | true
hasAreas                      | The warehouse has an area. | true
hasCategories                 | There is a category of the first level. | true
hasProducts                   | There is a product, in use or not. | true
hasStores                     | There is a store, active or not. | true
hasReceived                   | Goods have come in at some time. | true
hasOrdered                    | There is an order that was not cancelled. | true
hasShipped                    | The goods of an order have left. | true
hasBilled                     | An order has an invoice. | false
hasPaid                       | An invoice is paid in full. | false
inventoryFirstSteps:orderId   | The order that is furthest in its process; null if there is none. | 4711
totalWeight                   | Weight of all of it. | 812.5
totalWholesalePrice           | Its worth at wholesale prices. | 1220.75
deliveryReceiptId             | The receipt’s id. | 81
deliveryReceiptItems          | The lines of the receipt. |
deliveryReceiptItemId         | The receipt’s line. | 310
receivedQuantity              | Pieces that came in. | 12
nameOnBox                     | The supplier’s name of the goods, as on the box. | "GREEN TEA 24X"
estimateArrivalTime           | When it is expected. | 1795000000000
inbound:status                | New, completed, or cancelled. | "NEW"
inboundItems                  | Received goods by line of the receipt. |
receiptItem                   | The line of the receipt. |
boxes                         | The boxes of a line. |
boxId                         | Number of the box within its line. | 1
sequence                      | Position in the list, from 0. | 0
available                     | Quantity that is not reserved: pieces, or pounds for pooled goods. | 12
incoming                      | Pieces on receipts that have not come in. | 48
perDay                        | Pieces that leave on a day, on average. | 3.4
usageDays                     | Days over which usage is averaged. | 28
coverDays                     | Days for which an order should last. | 14
leadDays                      | Days that a delivery takes. | 7
leadTimeDays                  | Days from ordering the product to its delivery; null for not known. | 7
qrCodes                       | The labels to print. |
sheet                         | Label sheet; Avery 22805 by default. | "AVERY_5160"
startPosition                 | Which label of the first sheet is printed first, from 1. | 1
offsetX                       | Moves the print to the right, in inches. | 0
offsetY                       | Moves the print down, in inches. | 0
`;
