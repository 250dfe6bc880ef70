/** Fields of invoices, payments, statements and reports: name, description, example. */
export const moneyFields = `
formattedDay                  | Posting day, as it is printed. | "11/22/2026"
document                      | Number of the invoice, credit or payment. | "P310"
account                       | Account of the ledger. | "RECEIVABLE"
reportsJournal:after          | Only entries after this one: the id of the last one of the page before. | 4711
reportsJournal:more           | Further entries follow. | false
reports:from                  | First day. | "2026-11-01"
reports:to                    | Last day. | "2026-11-30"
reports:store                 | Only this customer. | 17
receivable                    | Open invoices less open credits. | 220.1
unapplied                     | Payments that were dated before their invoices. | 0
daysPastDue                   | Days since the due day; 0 for what is not due. | 12
reportsBalances:balance       | Receivable less unapplied payments. | 220.1
debit                         | Amount in the debit column. | 54
credit                        | Amount in the credit column. | 0
totals                        | Sums by method. |
reports:asOf                  | Day of the report. | "2026-11-30"
closedThrough                 | Last day on which the books are closed; null where none is. | "2026-10-31"
formattedClosedThrough        | The same, as it is printed; empty where none is. | "10/31/2026"
booksFrom                     | First day of the books: nothing can be dated earlier. | "2000-01-01"
formattedBooksFrom            | The same, as it is printed. | "1/1/2000"
latestClosable                | Last day that can be closed: yesterday. | "2026-11-29"
closed                        | Invoices in a closed period, because of which the correction would be refused. | ["I12"]
invoiceId                     | The invoice’s number as it is printed. | "I556"
invoiceIdQuery                | Number of the invoice, as in the links of a document. | "I556"
invoiceIds                    | Numbers of invoices. | ["I556", "I557"]
creditIds                     | Numbers of credits. | ["RI3"]
relatedDisplayId              | Number of the order that is billed. | 587
creditedOrder                 | The order that a credit is for; null on an invoice. |
formattedOrderDate            | Day of the order, as it is printed; empty once that is deleted. | "11/4/2026"
invoiceItems                  | The lines of the invoice. |
invoiceItemId                 | The line’s id. | 7003
invoiceDate                   | Date of the invoice. | 1795000000000
formattedInvoiceDate          | The same, as it is printed. | "11/22/2026"
dueDay                        | Day on which it is due; null on a credit. | "2026-12-22"
formattedDueDay               | The same, as it is printed. | "12/22/2026"
formattedSettledDay           | Day on which it was paid or made void, as it is printed. | "11/30/2026"
clientName                    | The customer, as printed. | "Around the Horn"
sellerName                    | The distributor’s name, as printed. | "Depot Foods"
seller                        | The distributor as it was when the invoice was written. |
billing:status                | Open, paid in part, paid, or void. | "OPEN"
byWeight                      | The line is charged by the pound and not by the piece. | true
billing:description           | Text of the line. | "Gunpowder tea"
weights                       | Weights of the line’s pieces, in pounds. | [5.12, 5.3]
rate                          | Price of a piece, or of a pound. | 4.5
formattedRate                 | The same with its unit, as it is printed. | "$4.50 / lb"
amount                        | The amount. | 54
amounts                       | Open amounts by age, in US dollars, newest first. | [120, 0, 0, 40.5]
formattedAmount               | The amount as it is printed. | "$54.00"
changes                       | What becomes of each of the invoices. |
billingFind:before            | Only invoices that stand after this one in the list, the older ones. | "I356"
billingFind:more              | Older ones are left, to be asked for by the last one’s id. Only with a list. | false
billing:before                | Total of the invoice before. | 30
billing:after                 | Total of the invoice afterwards. | 37.5
billing:total                 | The sum of all lines. | 120.25
total                         | The sum; of a list, how many there are. | 120
formattedTotal                | The same, as it is printed. | "$120.25"
paid                          | Amount paid. | 20
formattedPaid                 | The same, as it is printed. | "$20.00"
due                           | Amount due on all of them that the user saw, in US dollars. | 228.83
balanceDue                    | Amount still to pay; negative if the customer has credit left. | 100.25
formattedBalanceDue           | The same, as it is printed. | "$100.25"
paidMethod                    | How it was paid. | "CHECK"
method                        | How it is paid. | "CHECK"
paymentId                     | The payment’s id. | 310
billing:number                | Number of the payment. | 310
billing:date                  | Day of the payment. | 1795000000000
formattedDate                 | The day, as it is printed. | "11/22/2026"
reference                     | Number of the cheque or transfer. | "10442"
billing:note                  | A note. | "By courier"
reverses                      | The payment that this one takes back; null for a payment. | null
isReversed                    | It was taken back. | false
isSealed                      | It is open again after it was paid in full: it takes payments only. | true
mayReverse                    | It may be taken back. | true
useCredits                    | Uses the store's open credits first. | false
broughtForward                | Balance at the start of the period. | 220.1
formattedBroughtForward       | The same, as it is printed. | "$220.10"
formattedBilled               | Amount billed in the period, formatted. | "$1,180.40"
formattedTotalPayments        | Amount paid in the period, formatted. | "$310.00"
reports:balance               | Balance at the end of the period. | 1090.5
formattedBalance              | The same, as it is printed. | "$1,090.50"
overdue                       | What should have been paid by then. | 120
formattedOverdue              | The same, as it is printed. | "$120.00"
nextDueDay                    | The day on which invoices fall due next; null where none does. | "2026-12-04"
formattedNextDueDay           | The same, as it is printed; empty where none does. | "12/4/2026"
formattedNextDue              | Open amount of the invoices due on that day, formatted. | "$228.83"
reportsBalance:balance        | What the store owes today; negative where its credits are larger. | 1090.5
reportsBalance:asOf           | Day of the balance: today. | "2026-11-30"
reportsStatement:asOf         | Day up to which the statement looks. | "2026-11-30"
formattedAsOf                 | The same, as it is printed. | "11/30/2026"
ageing                        | Open amounts by days past due. |
tables                        | The documents of the period, by kind. |
invoices                      | The documents. |
payments                      | The payments of the period. |
timeRange                     | The period, as it is printed. | "11/01/2026 – 11/30/2026"
formattedTotalAmount          | Sum of the documents, as it is printed. | "$1,180.40"
formattedTotalOpenAmt         | Open amount of the invoices, formatted. | "$870.40"
formattedTotalPaid            | Paid amount of the invoices, formatted. | "$310.00"
owed                          | Total open amount. | 1180.4
formattedOwed                 | The same, as it is printed. | "$1,180.40"
sales                         | Sales in the period. | 8120.4
formattedSales                | The same, as it is printed. | "$8,120.40"
totalPrice                    | Worth of the stock at list prices. | 1420.5
totalQuantity                 | Pieces in all. | 120
stores                        | How much each store took. |
storeNames                    | The stores of the report by name: the chosen ones, or of all those that got something. |
allStores                     | All stores of the books, instead of chosen ones. | false
allProducts                   | All products that were shipped, instead of chosen ones. | false
reports:day                   | First day of the step. | "2026-11-16"
reports:step                  | How long each step is. | "week"
startDate                     | The period begins at this moment. | 1793000000000
endDate                       | The period ends before this moment. | 1795000000000
start                         | Start of the period, inclusive. | 1793000000000
end                           | End of the period, exclusive. | 1795000000000
dryRun                        | Only say what would happen, and change nothing. | true
again                         | Mail to those as well who have got it already. | false
mailTo                        | Address that receives the statement; null if there is none. | "accounts@horn.example"
mailedTime                    | When it was last mailed; null for never. | 1795000000000
paymentTerms                  | Days after the invoice on which it is due. | 30
paymentInstructions           | How to pay, as printed on invoices. | "Wire to 021000021, account 7731"
logo                          | The distributor’s logo; absent without one. |
key                           | The key of the logo. | "8f2c0a417be95d3c6f10a2b4c8d7e9f1"
width                         | Its width in pixels. | 960
height                        | Its height in pixels. | 320
legalName                     | The distributor’s name in law. | "Depot Foods Inc."
taxId                         | The distributor’s tax number. | "94-1234567"
paper                         | Size of the paper. | "LETTER"
email                         | An email address. | "office@depot.example"
phone                         | A telephone number. | "+1 415 555 0100"
orderIds                      | Ids of orders. | [1042, 1043]
leftOut                       | How many could not be printed, such as cancelled ones. | 0
documents:done                | How many are finished. | 12
documents:total               | How many there are. | 40
documents:status              | Waiting, running, done, or failed. | "RUNNING"
jobId                         | Id of the job that makes it. | 17
format                        | What kind of file. | "xlsx"
`;
