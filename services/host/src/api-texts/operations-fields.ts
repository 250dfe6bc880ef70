/** Fields of deployments, imports and the activity log: name, description, example. */
export const operationsFields = `
id                            | Id. | 42
version                       | Where an edit began: another one than the stored one is refused with STALE. | 3
obj                           | The requested object; null if there is none. |
list                          | The requested objects. |
message                       | Always present: “success”, or the error in the user’s language. | "success"
time                          | When. | 1795000000000
date                          | When. | 1795000000000
remote                        | Name of the remote, or “shell”. | "mf_orders"
remotes                       | Names of the remotes that the token may release, or “shell”. | ["mf_orders"]
deployments:version           | Version of the remote. | "1.4.0-8f2c11ab03"
microFrontends                | The remotes by name, each with its versions. |
metadata                      | The version and the hashes of its files. |
deployment                    | How much of the traffic the version gets. |
extras                        | Data of the version for the shell. |
schema                        | Version of this document’s form. | "https://depot.example/schema/1"
fallbackUrl                   | Where the version’s files are, should the first address fail. | "/remotes/mf_orders/"
deployments:url               | Where the version’s manifest is. | "/remotes/mf_orders/1.4.0/mf-manifest.json"
integrity                     | Hashes of its files, by name. |
shell.files                   | Scripts and styles that may be fetched ahead, by path relative to the manifest. |
files.screens                 | Those of each page, by its route. |
files.texts                   | Those of the texts of each language. |
texts.gb                      | Those of the English texts. | ["gb.0a1b2c3d4e5f.js"]
texts.cn                      | Those of the Chinese texts. | ["cn.0a1b2c3d4e5f.js"]
metadata.integrity            | Hash of the manifest. | "sha384-oqVuAf"
ended                         | Why a version without users has none; absent where another one replaced it. | "halted"
default                       | The version for users that the split does not assign. | true
traffic                       | Share of the traffic, 0 to 100. | 25
split                         | Which version gets how much. |
since                         | When the version became the default. | 1795000000000
previous                      | The default version before. | "1.3.2-77aa01bc42"
targets                       | Users who get the version before shares are counted. |
target                        | The target that the user fits. |
deployments:user              | Email address of a user of any distributor. | "buyer@horn.example"
tenantId                      | Id of a distributor: its users. | 3
first                         | Users who have the version before its first share, and keep it. |
openedAt                      | When its user first opened it; null before. | 1795000000000
preview                       | A version that this user alone has for a while; left out for others. |
deployments:address           | Address to give to the user. | "https://depot.example/in/open?id=17"
deploymentsOpenLink:path      | The first page, below the address of the application. | "order"
noticeEmail                   | Who is told by mail when a version is halted. | "team@depot.example"
noticeUrl                     | The webhook that is told when a version is halted. | "https://hooks.example.com/depot"
noticeSecret                  | Key of the webhook’s signatures. | "k3Jd…"
deployments:reason            | Why the user gets it: a target, a share, or the default. | "tenant"
shell                         | Navigation, routes and requirements of the remote. |
deploymentsCompatibility:shell | Exports and versions of the served shell. |
services                      | Operations and contract version of the services. |
operations                    | Names of the operations. | ["ordersQuery"]
exports                       | Names that the shell’s kits export. |
port                          | Version of the interface between shell and remotes. | "1.2.0"
portRange                     | Versions of that interface that the remote works with. | "^1.2.0"
contract                      | Version of the contracts. | "1.4.0"
contractRange                 | Versions of the contracts that the remote works with. | "^1.4.0"
shared                        | Versions of the packages that shell and remotes share. |
checked                       | How many live remotes were looked at. | 6
problems                      | Messages that say what would break. | []
routes                        | The pages of the remote. |
path                          | Address below /in/. | "order"
title                         | Title in both languages. |
label                         | Words of the entry in both languages. |
gb                            | In English. | "Orders"
cn                            | In Chinese. | "订单"
navigation                    | The remote’s entries in the sidebar. |
children                      | Entries below this one. |
icon                          | Name of the picture beside it. | "order"
order                         | Where the entry stands among the others. | 20
badge                         | A figure beside the entry. | "pendingOrders"
pages                         | Further routes that mark the entry, as their paths begin otherwise. | ["inbound"]
audience                      | Whose sidebar it stands in; left out where it stands in both. | "store"
permission                    | Who sees it: those with this permission. | "order.read"
attendant                     | A part of the remote that works in the background of every page. |
storageKey                    | Where it keeps what waits; without anything there it is not loaded. | "depot.outbounds"
telemetry                     | How measurements are taken. |
sample                        | Share of the visits that are measured, 0 to 1. | 1
override                      | An administrator’s own version for a while; left out for others. |
origin                        | Where the remote is loaded from in place of the released one. | "http://localhost:4201"
allowed                       | Origins that may be used. | ["http://localhost:4201"]
until                         | When it ends. | 1795000000000
minutes                       | For how many minutes. | 60
deploymentsRemotes:team       | Who keeps the remote. | "Orders"
team                          | Who keeps the remote. | "Orders"
commit                        | The commit that it was built from. | "8f2c11ab03"
publishedAt                   | When it was published. | 1795000000000
isDefault                     | The version for users that the split does not assign. | true
isNew                         | It was not there before. | true
waitsFor                      | Needs that no served shell meets; of a shell, remotes it breaks. | ["@depot/ui ^2.0.0"]
next                          | It may need a shell that is not served yet. | true
isStable                      | True if all users have it already. | false
all                           | With versions that get no traffic. | true
who                           | Who did it: a person or a token. | "Release bot"
deployments:kind              | The change. | "SPLIT"
channel                       | Stable, canary, or no longer live. | "canary"
series                        | The same figures over time. |
counts                        | How many events of each kind. |
loads                         | How often it was loaded. | 812
deploymentsErrors:id          | Id of the group. | 42
deploymentsErrors:version     | The version that threw. | "1.4.0-8f2c11ab03"
deploymentsErrors:list        | The newest groups of equal errors. |
deploymentsErrors:reference   | The id of one report, as the user’s error page shows it. | "3fa9c01b7e"
deploymentsErrors:count       | How often it was reported. | 12
users                         | How many users reported it. | 3
firstAt                       | When it was first reported, in epoch ms. | 1795000000000
lastAt                        | When it was last reported, in epoch ms. | 1795000000000
stack                         | Places in the code, innermost first. | ["src/screens/List.tsx:5:3"]
screens                       | Screens of the newest reports. | ["order/:id"]
browsers                      | Browsers of the newest reports. | ["Chrome 142"]
references                    | Ids of the newest reports, as the users’ error pages show them. | ["3fa9c01b7e"]
deploymentsErrors:message     | The message without numbers, quoted text and addresses. | "TypeError: no order <number>"
deploymentsReportErrors:errors | The errors. |
deploymentsReportErrors:reference | Id of the report, which the user’s error page shows. | "3fa9c01b7e"
deploymentsReportErrors:message | The error’s message without the user’s data. | "TypeError: no order <number>"
frames                        | Places in the code, innermost first. |
deploymentsReportErrors:name  | Name of the function. | "showOrder"
deploymentsReportErrors:file  | Path of the script below the folder of the version. | "static/js/42.js"
deploymentsReportErrors:line  | Line of the script, from 1. | 1
deploymentsReportErrors:column | Column of the script, from 1. | 4711
screen                        | Route of the screen, with “:id” in place of ids. | "order/:id"
browser                       | Family and major version of the browser. | "Chrome 142"
deployments:errors            | How many errors happened in it. | 2
failures                      | How many loads failed. | 1
views                         | How many visits of its pages. | 640
violations                    | Breaches of the content security policy. | 0
success                       | Share of loads that succeeded, 0 to 1; null without any. | 0.998
errorRate                     | Errors for each visit; null without any. | 0.003
stableErrorRate               | The same of the stable version. | 0.002
p75                           | Three quarters of the visits are faster, in milliseconds by measure. |
steps                         | Shares of the traffic, one after the other. | [5, 25, 100]
deployments:step              | Which of the steps it is at, from 0. | 1
everyMinutes                  | Minutes that each step lasts. | 30
stable                        | The version that goes out of use. | "1.3.2-77aa01bc42"
deployments:status            | Where it stands. | "RUNNING"
nextAt                        | When the next step is due. | 1795000000000
startedAt                     | When it began. | 1795000000000
endedAt                       | When it ended; null while it goes on. | null
halt                          | Why it was stopped; null where it was not. |
rule                          | Which rule stopped it. | "errors"
createdAt                     | When it was made. | 1795000000000
createdBy                     | Who made it. | "Mei Lin"
expiresAt                     | When it ends. | 1795000000000
lastUsedAt                    | When it was last used; null for never. | null
deploymentsCreateToken:days   | Days for which it is good. | 90
events                        | The measurements. |
tab                           | A random name of the tab. | "b7e1"
figure                        | The metric. | "load"
value                         | The figure, in milliseconds where it is a time. | 120
view                          | Which visit of the tab it belongs to. | 3
accepted                      | How many were taken. | 12
keys                          | The keys that sign the registry. |
kid                           | Id of the key. | "2026-11"
kty                           | Kind of the key. | "EC"
crv                           | Curve of the key. | "P-256"
x                             | First coordinate of the key. | "f83OJ3D2"
y                             | Second coordinate of the key. | "x_FEzRu9"
importId                      | The import’s id. | 17
adminImports:kind             | Kind of rows in the file. | "products"
kind                          | What kind it is. | "products"
adminImport:dryRun            | Only check the file, and change nothing. | true
adminImport:mode              | “create” adds rows, “update” changes existing ones. | "update"
adminImports:mode             | Whether the import adds or updates. | "update"
adminImports:changes          | Fields that an update changes, the first of them. |
changes.line                  | Line of the row in the file. | 17
deploymentsStartTrain:shell   | Version of the shell. | "2.0.0-8f2c11ab03"
deploymentsStartTrain:remotes | The remotes that go along, each with its version. |
members                       | The shell and the remotes that went along. |
deploymentsTrains:before      | What users had before; null where nobody had it. |
deploymentsTrains:after       | Version that all users got. | "2.0.0-8f2c11ab03"
back                          | When and by whom it was taken back; null where it was not. |
successor                     | Version that takes its place where it is the default. | "1.4.0-8f2c11ab03"
changeCount                   | How many fields an update changes. | 2
adminImports:before           | The value before, as a file writes it. | "12.50"
adminImports:after            | The value afterwards. | "13.00"
fileName                      | The file’s name. | "products.xlsx"
problem                       | Response of the mail server if it refused the mail. | "550 5.1.1 No such mailbox"
maySendAgain                  | It failed, and can be sent again. | true
adminImports:status           | Where the import stands. | "RUNNING"
adminImports:done             | Rows that are finished. | 1200
adminImports:total            | Rows of the file; null until they are counted. | 5000
adminImports:user             | Who sent the file. | "Mei Lin"
errors                        | Errors by line and column. |
errorCount                    | How many there are, also those that are not listed. | 3
errors.line                   | Line of the file. | 17
column                        | Name of the column. | "price"
ignoredColumns                | Columns that nothing was done with. | ["Remarks"]
creates                       | Objects that the import creates beside its rows. |
what                          | What kind of thing. | "categories"
names                         | Names of the first of them. | ["Tea"]
creates.lines                 | Line of the file for each name, where they are of single rows. | [17]
creates.count                 | How many. | 4
adminActivityLog:user         | Only what this person did; in a line, who did it. | 12
adminDownloadActivityLog:user | Only what this person did. | 12
user                          | Who did it. | "Mei Lin"
activity                      | The action, in the user’s language. | "Created order 587"
warehouse                     | The distributor. | "Depot Foods"
completed                     | “true” where it was carried out. | "true"
correlationId                 | Id of the request in the services’ log. | "43a6e65e-4b1c"
hasChanges                    | It changed values that can be looked up. | true
adminActivityChanges:field    | Which value. | "price"
field                         | Which value. | "price"
after                         | New value; null if there is none. | "4.50"
before                        | Old value; null if there was none. | "4.20"
deploymentsHistory:before     | Only entries older than the one with this id. | 310
from                          | Not before this moment. | 1793000000000
to                            | Not after this moment. | 1795000000000
adminOutbox:to                | Who gets the mail. | "buyer@horn.example"
text                          | Text to search for. | "price"
head                          | The last line of the chain. |
hash                          | The chain’s hash at that line. | "9f86d081"
broken                        | The first line that does not fit; null where all do. |
broken.kind                   | What does not fit. | "changed"
broken.number                 | Number of the line. | 17
number                        | Number of the line. | 17
adminCheckActivityLog:lines   | How many lines were looked at. | 8120
subject                       | The mail’s subject. | "New order 587"
body                          | The mail’s text. | "Around the Horn has ordered."
attachments                   | Names of the files that go with it. | ["statement.pdf"]
adminOutbox:status            | Waiting, sent, or given up. | "SENT"
status                        | Where it stands. | "OPEN"
actualQty                     | Pieces that single entries add up to. | 12
expectedQty                   | Pieces that the books say. | 13
actualWeight                  | Weight that single entries add up to. | 60.1
expectedWeight                | Weight that the books say. | 65.2
bookings                      | Products whose bookings do not fit. | 0
quantities                    | Products whose pieces do not fit. | 1
authorization                 | The session’s token, after “Bearer”. | "Bearer k3Jd"
last-event-id                 | Id of the last event received; later events are sent again. | "812"
`;
