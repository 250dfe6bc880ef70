import { commonMessages, DomainError } from '@depot/contracts/errors';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import * as z from 'zod';
import { fieldViolations } from './field-messages.js';

/** Checks bodies and queries with the schema beside them, and hands on what the schema makes of them. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { schema }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new DomainError('VALIDATION', commonMessages.validation, {}, fieldViolations(result.error.issues, value));
  }
}
