import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** Name under which this process reports the shell that it serves. */
@Injectable()
export class ServingProcess {
  readonly name = randomUUID();
}
