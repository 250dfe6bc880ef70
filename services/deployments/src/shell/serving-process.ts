import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** The name under which this process tells the others what it serves. */
@Injectable()
export class ServingProcess {
  readonly name = randomUUID();
}
