import { compileFunction } from 'node:vm';
import { fromHundredths } from '@depot/contracts/amounts';
import { isAmountOut } from '@depot/contracts/wire';
import * as z from 'zod';
import { listNumberTests, listTextTests } from './leaf-tests.js';

/** Says that a value does not fit its schema. */
export const schemaMismatch = Symbol('mismatch');

/** Serialises a value: only the fields and formats of the schema; returns `mismatch` if it does not fit. */
type Serializer = (value: unknown) => unknown;

const serializers = new WeakMap<z.core.$ZodType, Serializer>();

/** The serializer of a schema, compiled on first use. */
export function getSerializer(schema: z.core.$ZodType): Serializer {
  const known = serializers.get(schema);
  if (known) return known;
  const serializer = compileSerializer(schema);
  serializers.set(schema, serializer);
  return serializer;
}

/**
 * Compiles a schema to a function. Zod walks the schema for every value and allocates an object for each field: for a
 * list of thousands that is most of the response time. Unsupported schemas fall back to zod, value by value.
 */
function compileSerializer(schema: z.core.$ZodType): Serializer {
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
    if (isAmountOut(schema))
      return `${this.addConstant(fromHundredths)}(${this.writeChecked(value, ['Number.isFinite(§)'])})`;
    const { def, values } = (schema as z.core.$ZodTypes)._zod;
    const tests = def.type === 'number' ? listNumberTests(def) : def.type === 'string' ? listTextTests(def) : undefined;
    if (tests) return this.writeChecked(value, tests);
    if (def.checks?.length) return this.writeCall(serializeByZod(schema), value);
    if (def.type === 'boolean') return this.writeChecked(value, ["typeof § === 'boolean'"]);
    if ((def.type === 'enum' || def.type === 'literal') && values)
      return this.writeChecked(value, [`${this.addConstant(values)}.has(§)`]);
    return this.writeCompound(schema, value);
  }

  private writeCompound(schema: z.core.$ZodType, value: string): string {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        return def.catchall || Object.hasOwn(def.shape, '__proto__')
          ? this.writeCall(serializeByZod(schema), value)
          : this.writeObject(def.shape, value);
      case 'array':
        return this.writeCall(serializeEach(getSerializer(def.element)), value);
      case 'nullable':
        return this.writeUnless('null', getSerializer(def.innerType), value);
      case 'optional':
        return def.innerType._zod.optin
          ? this.writeCall(serializeByZod(schema), value)
          : this.writeUnless('undefined', getSerializer(def.innerType), value);
      case 'union':
        return this.writeCall(
          def.inclusive === false ? serializeByZod(schema) : serializeFirstMatch(def.options.map(getSerializer)),
          value,
        );
      default:
        return this.writeCall(serializeByZod(schema), value);
    }
  }

  private writeObject(shape: Readonly<Record<string, z.core.$ZodType>>, value: string): string {
    this.writeChecked(value, ["typeof § === 'object'", '§ !== null', '!Array.isArray(§)']);
    const fields = Object.entries(shape).map(([key, field]) => {
      const name = JSON.stringify(key);
      return `${name}: ${this.write(field, this.defineName(`${value}[${name}]`))}`;
    });
    return this.defineName(`{ ${fields.join(', ')} }`);
  }

  /** `§` is the placeholder of the value in each test. */
  private writeChecked(value: string, tests: readonly string[]): string {
    const all = tests.map((test) => test.replaceAll('§', value)).join(' && ');
    this.lines.push(`if (!(${all})) return mismatch;`);
    return value;
  }

  private writeCall(serializer: Serializer, value: string): string {
    return this.writeChecked(this.defineName(`${this.addConstant(serializer)}(${value})`), ['§ !== mismatch']);
  }

  private writeUnless(exception: string, serializer: Serializer, value: string): string {
    const otherwise = `${this.addConstant(serializer)}(${value})`;
    return this.writeChecked(this.defineName(`${value} === ${exception} ? ${exception} : ${otherwise}`), [
      '§ !== mismatch',
    ]);
  }

  private defineName(expression: string): string {
    this.names += 1;
    const name = `v${this.names}`;
    this.lines.push(`const ${name} = ${expression};`);
    return name;
  }

  private addConstant(thing: unknown): string {
    return `given[${this.given.push(thing) - 1}]`;
  }
}

function serializeEach(serializer: Serializer): Serializer {
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
function serializeFirstMatch(serializers: readonly Serializer[]): Serializer {
  return (value) => {
    for (const serializer of serializers) {
      const serialized = serializer(value);
      if (serialized !== schemaMismatch) return serialized;
    }
    return schemaMismatch;
  };
}

function serializeByZod(schema: z.core.$ZodType): Serializer {
  return (value) => {
    const result = z.safeParse(schema, value);
    return result.success ? result.data : schemaMismatch;
  };
}
