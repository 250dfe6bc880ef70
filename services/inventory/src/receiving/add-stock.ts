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

/** Names of the activity log at most. */
const namesShown = 5;

/** What has not come yet is not there; above all not for years, where only a digit of the year is wrong. */
function assertNotFuture(date: number): void {
  if (date <= latestBegun(Date.now())) return;
  throw invalidFields([{ path: 'date', localizedMessage: inventoryMessages.futureArrival }]);
}

/** Goods that a person enters, with a record of what was received where that is wanted. */
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
