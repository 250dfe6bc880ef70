/** Fields of users, sessions and distributors: name, description, example. */
export const peopleFields = `
userId                        | Id of the store or person. | 12
storeId                       | The store’s id. | 12
storeName                     | The store’s name. | "Around the Horn"
identity:name                 | The person’s, store’s or distributor’s name. | "Around the Horn"
username                      | Email address with which the user signs in. | "buyer@horn.example"
password                      | The password. | "correct horse battery"
newPassword                   | The new password, at least 8 characters. | "correct horse battery staple"
role                          | Role of the user. | "STORE"
identity:wholesalePrice       | They pay wholesale prices. | false
identity:code                 | The six digits of the moment, or one of the recovery codes. | "123456"
enabled                       | A second factor is asked for. | true
codesLeft                     | Recovery codes that have not been used. | 8
recoveryCodes                 | Codes that let their holder in once each; told once. | ["k7m2-9qpt"]
secret                        | The key for the person’s app. | "JBSWY3DPEHPK3PXP"
setupUrl                      | The same as an address that the app reads from a picture. | "otpauth://totp/Depot"
token                         | Token of the link. | "k3Jd…"
url                           | The link. | "https://depot.example/register?token=k3Jd"
activated                     | They have confirmed their email address. | true
identity:disabled             | They cannot sign in. | false
creditLimit                   | Credit limit of the store; null for no limit. | 5000
creditPolicy                  | What happens above the limit: nothing, a warning, or the order is stopped. | "WARN"
billAddress                   | Where invoices go. |
shipAddress                   | Where goods go. |
address1                      | Street and number. | "305 14th Ave S"
address2                      | Floor, door, or nothing. | "Suite 3B"
city                          | City. | "Seattle"
identity:state                | State, two letters. | "WA"
state                         | State, two letters. | "WA"
zipCode                       | ZIP code. | "98128"
identity:type                 | Where invoices go, or where goods go. | "BILL"
language                      | English (gb) or Chinese (cn). | "gb"
newOrderNotice                | Mail me each new order. | true
orderProductView              | How products are shown in a new order. | "CARD"
sessionId                     | Id of a session. | "0199-7c1e"
userAgent                     | The browser, as it calls itself. | "Mozilla/5.0"
current                       | It is the session that asks. | true
expires                       | When it ends. | 1795000000000
identity:address              | Where it was last used from; of a company, its address. | "192.0.2.7"
identity:count                | How many sessions were ended. | 2
suspended                     | True if no user of the distributor can sign in. | false
viewOnly                      | Nothing can be changed by anyone but an administrator. | false
timezone                      | Time zone of the distributor’s days. | "America/New_York"
`;
