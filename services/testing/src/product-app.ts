import { PDFDocument } from '@cantoo/pdf-lib';
import type { Role } from '@depot/contracts/permissions';
import type { TestApp, TestClient, TestTenant } from '@depot/node-testing';
import { jest } from '@jest/globals';
import { providerOf } from './provider-of.js';
import { wholeProduct } from './whole-product.js';

interface Printer {
  print(html: string): Promise<Buffer>;
}

/** The whole product. Documents come as the HTML that would be printed: it can be read, and needs no browser. */
export async function productApp(): Promise<TestApp> {
  return printingWith(await wholeProduct(), (html) => Buffer.from(html));
}

/** The whole product. Every document is an empty page, which can be joined with others, and needs no browser. */
export async function paperApp(): Promise<TestApp> {
  const paper = await PDFDocument.create();
  paper.addPage();
  const page = Buffer.from(await paper.save());
  return printingWith(await wholeProduct(), () => page);
}

function printingWith(app: TestApp, print: (html: string) => Buffer): TestApp {
  jest
    .spyOn(providerOf<Printer>(app, 'PdfPrinter'), 'print')
    .mockImplementation((html) => Promise.resolve(print(html)));
  return app;
}

/** A signed-in client for each role of a tenant. */
export function clientsOf(app: TestApp, { admin, manager, ops, store, viewer }: TestTenant): Record<Role, TestClient> {
  return {
    ADMIN: app.as(admin),
    WAREHOUSE_ADMIN: app.as(manager),
    WAREHOUSE_OPS: app.as(ops),
    STORE: app.as(store),
    READ_ONLY_STORE: app.as(viewer),
  };
}
