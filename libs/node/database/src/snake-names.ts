import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

const formatSnakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** camelCase in code, snake_case in the database. */
export class SnakeNames extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, userSpecified?: string): string {
    return userSpecified ?? formatSnakeCase(className.replace(/Entity$/, ''));
  }

  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes.map(formatSnakeCase), customName ?? formatSnakeCase(propertyName)].join('_');
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return formatSnakeCase(`${relationName}_${referencedColumnName}`);
  }
}
