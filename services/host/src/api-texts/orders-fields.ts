/** Fields of orders, returns and templates: name, description, example. */
export const ordersFields = `
orderId                       | The order’s id. | 1042
displayId                     | The order’s number as people read it, counted by distributor. | 587
orderDisplayId                | Number of the order that the goods came from. | 587
historyOrder                  | Recorded by hand after the fact, without stock being touched. | false
estimated                     | The total is an estimate, because something is yet to be weighed. | true
paidFull                      | Its invoice is paid in full. | false
deliveryDate                  | Day of delivery in the distributor’s time zone; null for none. | "2026-11-30"
deliveryFrom                  | Only orders that are to be delivered on this day or later. | "2026-11-23"
deliveryTo                    | Only orders that are to be delivered on this day or earlier. | "2026-11-30"
poNumber                      | The store’s own number for its order. | "PO-7731"
externalId                    | Number that a past order has in the file it came from; absent for others. | "INV-2210"
orders:note                   | A note for the whole order. | "Back door, please ring"
notes                         | A note for one line. | "Ripe ones"
ordersFindReturns:before      | Only returns with a lower number, the older ones. | 41
ordersFindReturns:more        | Older ones are left, to be asked for by the last one’s number. Only with a list. | false
orders:history                | What happened to the order, oldest first. |
history.kind                  | What happened to the order. | "PLACED"
history.user                  | Who did it. | "Mei Lin"
orders:status                 | Where the order stands. | "PENDING"
statuses                      | Only orders that stand at one of these. | ["PENDING", "PROCESSING"]
sort                          | Sort order of the list. | "newest"
unpaid                        | Only orders with an invoice that is not paid in full. | true
shortOfStock                  | Only open orders with a line that asks for more than there is. | true
asOf                          | Time at which the first page was read; later pages omit newer orders. | 1795000000000
orderItems                    | The lines of the order. |
orderItemId                   | The line’s id. | 20311
orderItemList                 | The lines with their changes. |
alternates                    | Products that may be sent in place of this one, best first. | [31, 8]
averageWeight                 | Pounds that a weighed piece in stock weighs on average; absent without one. | 11.003333
availableQty                  | Pieces in stock that are not reserved. | 40
availableWeight               | Weight in stock that is not reserved. | 120.5
orders:short                  | How much of the line could not be sent: pieces, of pooled goods pounds. | 0
scannedInvIds                 | Ids of the pieces that were scanned for the line. | [90311]
scannedWeights                | Weights in pounds of those pieces, in the same order. | [5.12]
nonWeightOrderItems           | Lines that are counted, with the pieces taken for each. |
orders:inventoryList          | Ids of the weighed pieces that leave. | [90311, 90312]
expiredConfirmed              | The person has confirmed that expired goods are to leave. | false
addBack                       | Put the goods back into stock. | true
excludeBooked                 | Availability leaves out what this order itself has booked. | true
includeHistory                | With what happened to the order. | true
includeProduct                | With the products’ names and codes. | true
requested                     | How much was asked for: pieces, of pooled goods pounds. | 12
ordersValidate:available      | How much there is: pieces, of pooled goods pounds. | 9
openOrders                    | Worth of the store’s orders that are not billed yet. | 310.5
limit                         | Credit limit of the store; null for no limit. | 5000
policy                        | What happens above the limit: nothing, a warning, or the order is stopped. | "WARN"
returnId                      | The return’s id. | 77
items                         | The lines of the return. |
returnQty                     | Pieces that come back. | 2
returnWeight                  | Weight that comes back. | 5.12
inventoryIds                  | Ids of the weighed pieces concerned. | [90311]
ordersSearchReturns:number    | Number of an order, or of a return. | 587
standing                      | When the template orders by itself; null where it does not. |
weekdays                      | Days on which it orders: 1 is Monday, 7 is Sunday. | [1, 4]
cutoff                        | Minute of the day, in the distributor’s time zone, at which it orders. | 960
paused                        | It orders nothing until this is taken back. | false
ofStore                       | The template belongs to the store and not to the distributor. | true
pending                       | Orders that are still pending. | 3
processing                    | Orders that are being processed. | 2
outbound                      | Orders that have left and are not billed. | 4
late                          | Open orders whose day of delivery is over. | 1
dueToday                      | Open orders that are to be delivered today. | 2
ordersWaiting:short           | Open orders for which there is not enough in stock. | 1
ordersWaiting:unpaid          | Delivered orders with an invoice that is not paid in full. | 9
q                             | Number, name or part of either to search for. | "tea"
ordersPendingCount:count      | How many orders are pending. | 3
page                          | Number of the page, from 0. | 0
totalPages                    | How many pages there are. | 12
`;
