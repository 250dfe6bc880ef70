/** Fields of products and their places: name, description, example. */
export const catalogFields = `
productId                     | The product’s id. | 31
product                       | The product. |
productIds                    | Ids of products. | [31, 8]
productName                   | Name of the product. | "Gunpowder tea"
name                          | Name. | "Gunpowder tea"
secondaryName                 | Name of the product. | "Gunpowder tea"
tertiaryName                  | Its Chinese or other name. | "珠茶"
code                          | The distributor’s code of the product. | "TEA-01"
gtin                          | The product’s GTIN, 8 to 14 digits. | "09506000134352"
gtins                         | Its further GTINs, each with the pieces that it stands for: those of cases. |
picture                       | The key of the product’s picture; empty without one. | "p31-8f2c"
catalogPicture:key            | The key of the picture. | "p31-8f2c"
catalogPicture:size           | Small for lists, large for looking at it. | "small"
description                   | Description of the product. | "Rolled leaves, 24 bags"
price                         | Price of a piece, or of a pound where it is sold by weight. | 4.5
wholesalePrice                | Price for wholesale customers; of a person, whether they pay it. | 3.8
hasWeight                     | How its stock is kept. | "No"
minWeight                     | A lighter piece is unusual and asked about. | 4.5
maxWeight                     | A heavier piece is unusual and asked about. | 6.5
disabled                      | It is no longer offered; of a person, they cannot sign in. | false
includeDisabled               | Includes disabled products. | true
altProducts                   | Products that may be sent in its place. |
storesVersion                 | Where the choice of the stores began: with another, it is STALE. | "9f2c4b7d"
storeIds                      | Ids of stores. | [12, 14]
brand                         | Its brand; null without one. |
category                      | The category that it belongs to. |
categoryId                    | The category’s id. | 3
categories                    | The categories of the warehouse area. |
subCategory                   | The sub-category that it belongs to. |
subCategoryId                 | The sub-category’s id. | 9
subCategories                 | The sub-categories of the category. |
subWarehouse                  | The warehouse area that it belongs to. |
subWarehouseId                | The warehouse area’s id. | 2
supplierId                    | The supplier’s id. | 5
address                       | Where: of a session its network address, of a company its lines. | "192.0.2.7"
`;
