import { Readable } from 'node:stream';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Bytes of one row: far below the server's packet limit, also when written as text. */
const pieceSize = 1 << 20;

/** Files of jobs, in chunks. */
@Injectable()
export class JobFileRepository {
  constructor(private readonly db: Db) {}

  async insert(jobId: number, content: Buffer): Promise<void> {
    for (let position = 0; position * pieceSize < content.length; position += 1) {
      const piece = content.subarray(position * pieceSize, (position + 1) * pieceSize);
      await this.db.execute(
        `INSERT INTO document_job_file (tenant_id, job_id, position, content)
         VALUES (:tenantId, :jobId, :position, :piece)`,
        { jobId, position, piece },
      );
    }
  }

  /** Streams the file in chunks as the reader takes them. Fails if its job is deleted meanwhile. */
  read(jobId: number): Readable {
    return Readable.from(this.readPieces(jobId));
  }

  private async *readPieces(jobId: number): AsyncGenerator<Buffer> {
    const count = await this.count(jobId);
    for (let position = 0; position < count; position += 1) {
      const [row] = await this.db.query<{ content: Buffer }>(
        `SELECT content FROM document_job_file
          WHERE tenant_id = :tenantId AND job_id = :jobId AND position = :position`,
        { jobId, position },
      );
      if (!row) throw new Error('The file was removed while it was read.');
      yield row.content;
    }
  }

  private async count(jobId: number): Promise<number> {
    const [row] = await this.db.query<{ pieces: number }>(
      'SELECT COUNT(*) AS pieces FROM document_job_file WHERE tenant_id = :tenantId AND job_id = :jobId',
      { jobId },
    );
    return row?.pieces ?? 0;
  }
}
