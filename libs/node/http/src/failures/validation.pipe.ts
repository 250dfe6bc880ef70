import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Refusal, commonMessages } from '@depot/contracts/errors';
import * as z from 'zod';
import { fieldRefusals } from './field-words.js';

/** Checks bodies and queries with the schema beside them, and hands on what the schema makes of them. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { schema }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new Refusal('VALIDATION', commonMessages.validation, {}, fieldRefusals(result.error.issues, value));
  }
}
