import {
  enumerated,
  fieldMessages,
  type FieldReason,
  type FieldViolation,
  invalidFields,
  type Message,
  type MessageValues,
} from '@depot/contracts/errors';
import { multiLinePattern, singleLinePattern } from '@depot/contracts/wire';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import * as z from 'zod';

/** Validates bodies and queries with their schema and passes on the parsed values. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { schema }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw invalidFields(listFieldViolations(result.error.issues, value));
  }
}

type Issue = z.core.$ZodIssue;

/** Refusals listed at most; a list of thousands of lines may be wrong in each. */
const most = 100;

/** Violations of a request, field by field. `input` is the request as received. */
function listFieldViolations(issues: readonly Issue[], input: unknown): FieldViolation[] {
  return issues
    .slice(0, most)
    .map((issue) => ({ path: issue.path.map(String).join('.'), ...describeIssue(issue, input) }));
}

function describeIssue(issue: Issue, input: unknown): { localizedMessage: Message; values?: MessageValues } {
  if (getValueAt(input, issue.path) === undefined && issue.code !== 'custom') return translate('required');
  switch (issue.code) {
    case 'invalid_type':
      return translate(typeWords[issue.expected] ?? 'invalid');
    case 'too_small':
      return describeTooSmall(issue);
    case 'too_big':
      return describeTooBig(issue);
    case 'invalid_format':
      return translate(formatWords[issue.format] ?? patternWords[issue.pattern ?? ''] ?? 'format');
    case 'invalid_value':
      return translate('choice', { choices: enumerated(issue.values.map(String)) });
    case 'not_multiple_of':
      return translate('wholeNumber');
    case 'custom':
      return describeCustom(issue.params);
    default:
      return translate('invalid');
  }
}

const typeWords: Partial<Record<string, FieldReason>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'flag',
  array: 'list',
  object: 'group',
};

const formatWords: Partial<Record<string, FieldReason>> = { email: 'email', date: 'date' };

const patternWords: Partial<Record<string, FieldReason>> = {
  [String(singleLinePattern)]: 'singleLine',
  [String(multiLinePattern)]: 'multiLine',
};

function describeTooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall) {
  const min = Number(minimum);
  if (origin === 'string') return min <= 1 ? translate('required') : translate('textMin', { min });
  if (origin === 'array' || origin === 'set') return translate('listMin', { min });
  return translate(inclusive === false ? 'numberAbove' : 'numberMin', { min });
}

function describeTooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig) {
  const max = Number(maximum);
  if (origin === 'string') return translate('textMax', { max });
  if (origin === 'array' || origin === 'set') return translate('listMax', { max });
  return translate(inclusive === false ? 'numberBelow' : 'numberMax', { max });
}

/** A custom check of a schema names a known reason or contains its message in both languages, with the values. */
function describeCustom(params: Record<string, unknown> | undefined) {
  const { reason, localizedMessage, values } = (params ?? {}) as { values?: MessageValues } & Record<string, unknown>;
  if (isMessage(localizedMessage)) return { localizedMessage, values };
  return translate(typeof reason === 'string' && reason in fieldMessages ? (reason as FieldReason) : 'invalid', values);
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'gb' in value && 'cn' in value;
}

function translate(reason: FieldReason, values?: MessageValues): { localizedMessage: Message; values?: MessageValues } {
  return { localizedMessage: fieldMessages[reason], values };
}

function getValueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    input,
  );
}
