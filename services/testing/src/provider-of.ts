import type { TestApp } from '@depot/node-testing';
import { ModulesContainer } from '@nestjs/core';

/** A provider private to its domain, found by the name of its class. */
export function providerOf<T>(app: TestApp, className: string): T {
  for (const module of app.app.get(ModulesContainer).values())
    for (const { name, instance } of module.providers.values()) if (name === className) return instance as T;
  throw new Error(`No module provides ${className}.`);
}
