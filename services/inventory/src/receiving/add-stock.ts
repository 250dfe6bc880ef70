import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { enumerated, invalidFields } from '@depot/contracts/errors';
import {
  type AddInventoryBody,
  assertKnownProducts,
  assertLabelCount,
  assertUsualWeights,
  inventoryMessages,
  type LabelledUnit,
  linesOf,
} from '@depot/contracts/inventory';
import { latestBegun } from '@depot/contracts/time';
import { describeActivity } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ReceivedRecords } from '../received/received-records.js';
import { ReceiveStock } from './receive-stock.js';

/** Maximum of names in the activity log. */
const namesShown = 5;

/**
 * Goods cannot arrive in the future. A typing error in the year would otherwise hide them.
 *
 * @throws VALIDATION if the date is in the future
 */
function assertNotFuture(date: number): void {
  if (date <= latestBegun(Date.now())) return;
  throw invalidFields([{ path: 'date', localizedMessage: inventoryMessages.futureArrival }]);
}

/** Adds goods that a user enters, with a record of the receipt on request. */
@Injectable()
export class AddStock {
  constructor(
    private readonly receiveStock: ReceiveStock,
    private readonly records: ReceivedRecords,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  async execute({
    inventoryList,
    date = Date.now(),
    needRecord = false,
    ...more
  }: AddInventoryBody): Promise<LabelledUnit[]> {
    assertNotFuture(date);
    const products = await this.catalog.products([...new Set(inventoryList.map(({ productId }) => productId))]);
    assertKnownProducts('inventoryList', inventoryList, products);
    assertLabelCount(inventoryList, products);
    const lines = inventoryList.flatMap((line) => linesOf(line, products));
    assertUsualWeights(lines, products, more.weightsConfirmed);
    const { supplierId, subWarehouseId } = more;
    const receivedId = needRecord
      ? await this.records.insert({ time: date, supplierId, subWarehouseId, lines, products })
      : undefined;
    const names = [...products.values()].map(({ name }) => name);
    describeActivity({ count: lines.length, products: enumerated(names.slice(0, namesShown)) });
    return this.receiveStock.execute(lines, { cause: 'RECEIVED', receivedId, time: date });
  }
}
