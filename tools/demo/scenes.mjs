/**
 * Activity at a distributor when the demo starts: orders in every status, and an expected delivery. Lines are `[name of
 * the product, pieces or pounds]`. `own` is the store that can sign in. `returned` is returned from a shipped order as
 * lost; `received` are unannounced deliveries, with weighed pieces as a list of pounds.
 */
export const scenes = {
  'Depot Foods': {
    orders: [
      {
        reach: 'DONE',
        store: 'Around the Horn',
        lines: [
          ['Steeleye Stout', 6],
          ['Scottish Longbreads', 2],
          ['Flotemysost', 3],
        ],
        invoiced: true,
      },
      {
        reach: 'DONE',
        store: 'own',
        lines: [
          ['Raclette Courdavault', 2],
          ['Tourtière', 4],
          ['Ipoh Coffee', 3],
        ],
        returned: ['Tourtière', 1],
      },
      {
        reach: 'OUTBOUND',
        store: 'own',
        lines: [
          ['Queso Manchego La Pastora', 4],
          ["Gustaf's Knäckebröd", 10],
          ['Rogede sild', 8.5],
        ],
      },
      {
        reach: 'OUTBOUND',
        store: 'Lonesome Pine Restaurant',
        lines: [
          ['Carnarvon Tigers', 24.75],
          ['Côte de Blaye', 2],
        ],
      },
      {
        reach: 'PROCESSING',
        store: 'Save-a-lot Markets',
        lines: [
          ['Camembert Pierrot', 6],
          ['Gudbrandsdalsost', 3],
          ['Manjimup Dried Apples', 12],
        ],
      },
      {
        reach: 'PROCESSING',
        store: 'Old World Delicatessen',
        lines: [
          ['Gravad lax', 3],
          ['Inlagd Sill', 12],
          ['Röd Kaviar', 6],
        ],
      },
      { reach: 'CANCELLED', store: 'Split Rail Beer & Ale', lines: [['Sasquatch Ale', 10]] },
      {
        reach: 'PENDING',
        store: 'The Cracker Box',
        lines: [
          ['Tunnbröd', 12],
          ['Filo Mix', 6],
          ['Queso Cabrales', 2],
        ],
      },
      {
        reach: 'PENDING',
        store: 'Rattlesnake Canyon Grocery',
        lines: [
          ['Louisiana Fiery Hot Pepper Sauce', 18],
          ['Boston Crab Meat', 24],
        ],
      },
      {
        reach: 'PENDING',
        store: 'own',
        lines: [
          ['Chai', 8],
          ["Sirop d'érable", 6],
          ['Flotemysost', 2],
        ],
        notes: 'Before 9 am, please.',
      },
    ],
    template: {
      name: 'Weekly cheese',
      warehouse: 'Cold store',
      lines: [
        ['Camembert Pierrot', 4],
        ['Raclette Courdavault', 1],
        ['Mascarpone Fabioli', 2],
      ],
    },
    substitutes: [
      ['Sasquatch Ale', ['Laughing Lumberjack Lager', 'Outback Lager']],
      ['Gorgonzola Telino', ['Queso Cabrales']],
      ['Chang', ['Steeleye Stout']],
    ],
    received: [
      { daysAgo: 6, supplier: 'Zaanse Snoepfabriek', warehouse: 'Dry goods', lines: [['Zaanse koeken', 36]] },
      {
        daysAgo: 2,
        supplier: 'Norske Meierier',
        warehouse: 'Cold store',
        lines: [
          ['Flotemysost', [4.41, 4.62, 4.38]],
          ['Geitost', 20],
        ],
      },
    ],
    delivery: {
      inDays: 2,
      lines: [
        ['Gorgonzola Telino', 12],
        ['Chang', 40],
        ['Queso Cabrales', 8],
        ['Aniseed Syrup', 70],
      ],
    },
  },
  'Harbor Supply': {
    orders: [
      {
        reach: 'OUTBOUND',
        store: 'own',
        lines: [
          ['Gravad lax', 2],
          ['Sasquatch Ale', 12],
        ],
      },
      {
        reach: 'PENDING',
        store: 'own',
        lines: [
          ['Carnarvon Tigers', 18],
          ['Chartreuse verte', 4],
        ],
      },
    ],
    template: undefined,
    substitutes: [],
    received: [{ daysAgo: 3, supplier: 'Bigfoot Breweries', warehouse: 'Main hall', lines: [['Sasquatch Ale', 48]] }],
    delivery: {
      inDays: 3,
      lines: [
        ['Chang', 24],
        ['Boston Crab Meat', 48],
      ],
    },
  },
};
