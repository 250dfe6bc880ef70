import { compileFunction } from 'node:vm';
import { fromHundredths } from '@depot/contracts/amounts';
import { isAmountOut } from '@depot/contracts/wire';
import * as z from 'zod';
import { numberTests, textTests } from './leaf-tests.js';

/** Says that a value does not fit its schema. */
export const schemaMismatch = Symbol('mismatch');

/** Serialises a value: only the fields and formats of the schema; returns `mismatch` if it does not fit. */
type Serializer = (value: unknown) => unknown;

const serializers = new WeakMap<z.core.$ZodType, Serializer>();

/** The serializer of a schema, compiled on first use. */
export function serializerOf(schema: z.core.$ZodType): Serializer {
  const known = serializers.get(schema);
  if (known) return known;
  const serializer = compiled(schema);
  serializers.set(schema, serializer);
  return serializer;
}

/**
 * Compiles a schema to a function. Zod walks the schema for every value and allocates an object for each field: for a
 * list of thousands that is most of the response time. Unsupported schemas fall back to zod, value by value.
 */
function compiled(schema: z.core.$ZodType): Serializer {
  const writer = new SerializerWriter();
  const result = writer.write(schema, 'value');
  const make = compileFunction(`return (value) => {\n${writer.source}\nreturn ${result};\n};`, [
    'given',
    'mismatch',
  ]) as (given: readonly unknown[], none: symbol) => Serializer;
  return make(writer.given, schemaMismatch);
}

class SerializerWriter {
  /** Values that the source refers to as `given[…]`. */
  readonly given: unknown[] = [];
  private readonly lines: string[] = [];
  private names = 0;

  get source(): string {
    return this.lines.join('\n');
  }

  /** Emits the checks of the named value; returns the expression of its output. */
  write(schema: z.core.$ZodType, value: string): string {
    if (isAmountOut(schema)) return `${this.give(fromHundredths)}(${this.checked(value, ['Number.isFinite(§)'])})`;
    const { def, values } = (schema as z.core.$ZodTypes)._zod;
    const tests = def.type === 'number' ? numberTests(def) : def.type === 'string' ? textTests(def) : undefined;
    if (tests) return this.checked(value, tests);
    if (def.checks?.length) return this.called(byZod(schema), value);
    if (def.type === 'boolean') return this.checked(value, ["typeof § === 'boolean'"]);
    if ((def.type === 'enum' || def.type === 'literal') && values)
      return this.checked(value, [`${this.give(values)}.has(§)`]);
    return this.writeCompound(schema, value);
  }

  private writeCompound(schema: z.core.$ZodType, value: string): string {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        return def.catchall || Object.hasOwn(def.shape, '__proto__')
          ? this.called(byZod(schema), value)
          : this.writeObject(def.shape, value);
      case 'array':
        return this.called(manyOf(serializerOf(def.element)), value);
      case 'nullable':
        return this.unless('null', serializerOf(def.innerType), value);
      case 'optional':
        return def.innerType._zod.optin
          ? this.called(byZod(schema), value)
          : this.unless('undefined', serializerOf(def.innerType), value);
      case 'union':
        return this.called(def.inclusive === false ? byZod(schema) : oneOf(def.options.map(serializerOf)), value);
      default:
        return this.called(byZod(schema), value);
    }
  }

  private writeObject(shape: Readonly<Record<string, z.core.$ZodType>>, value: string): string {
    this.checked(value, ["typeof § === 'object'", '§ !== null', '!Array.isArray(§)']);
    const fields = Object.entries(shape).map(([key, field]) => {
      const name = JSON.stringify(key);
      return `${name}: ${this.write(field, this.named(`${value}[${name}]`))}`;
    });
    return this.named(`{ ${fields.join(', ')} }`);
  }

  /** `§` is the placeholder of the value in each test. */
  private checked(value: string, tests: readonly string[]): string {
    const all = tests.map((test) => test.replaceAll('§', value)).join(' && ');
    this.lines.push(`if (!(${all})) return mismatch;`);
    return value;
  }

  private called(serializer: Serializer, value: string): string {
    return this.checked(this.named(`${this.give(serializer)}(${value})`), ['§ !== mismatch']);
  }

  private unless(exception: string, serializer: Serializer, value: string): string {
    const otherwise = `${this.give(serializer)}(${value})`;
    return this.checked(this.named(`${value} === ${exception} ? ${exception} : ${otherwise}`), ['§ !== mismatch']);
  }

  private named(expression: string): string {
    this.names += 1;
    const name = `v${this.names}`;
    this.lines.push(`const ${name} = ${expression};`);
    return name;
  }

  private give(thing: unknown): string {
    return `given[${this.given.push(thing) - 1}]`;
  }
}

function manyOf(serializer: Serializer): Serializer {
  return (value) => {
    if (!Array.isArray(value)) return schemaMismatch;
    const items: unknown[] = [];
    for (const item of value as readonly unknown[]) {
      const serialized = serializer(item);
      if (serialized === schemaMismatch) return schemaMismatch;
      items.push(serialized);
    }
    return items;
  };
}

/** The first that fits, as zod tries them. */
function oneOf(serializers: readonly Serializer[]): Serializer {
  return (value) => {
    for (const serializer of serializers) {
      const serialized = serializer(value);
      if (serialized !== schemaMismatch) return serialized;
    }
    return schemaMismatch;
  };
}

function byZod(schema: z.core.$ZodType): Serializer {
  return (value) => {
    const result = z.safeParse(schema, value);
    return result.success ? result.data : schemaMismatch;
  };
}
