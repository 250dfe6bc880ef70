import { commonMessages, DomainError } from '@depot/contracts/errors';
import { beforeFirstMs, maxAbsenceMs } from '@depot/contracts/live';
import { SessionReader } from '@depot/node-auth';
import { currentSession, getVisibleStore } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { collectTopics, LiveListeners } from './live-listeners.js';
import { LiveReader } from './live-reader.js';
import { LiveRows } from './live-rows.js';
import { LiveStream } from './live-stream.js';

/** Streams that one user may have open in one process: many browsers, but no flood. */
const streamsOfUser = 30;
/** Ids below the last received one that may have been committed since. */
const lateIds = 500;
/** Rows repeated to a listener that was away; above that, it reloads everything. */
const maxRepeated = 500;

/** Opens streams. */
@Injectable()
export class LiveService {
  constructor(
    private readonly sessions: SessionReader,
    private readonly listeners: LiveListeners,
    private readonly reader: LiveReader,
    private readonly rows: LiveRows,
  ) {}

  /**
   * Opens a stream of the changes that the session may see. `lastId` is the last event received before a disconnect.
   */
  async open(token: string, lastId: number | undefined): Promise<LiveStream> {
    const { id: userId, tenantId } = currentSession();
    if (this.listeners.countStreams({ userId, tenantId }) >= streamsOfUser)
      throw new DomainError('TOO_MANY_REQUESTS', commonMessages.tooManyRequests);
    const stream: LiveStream = new LiveStream({
      userId,
      tenantId,
      storeId: getVisibleStore(),
      isStillAllowed: () => this.isSame(token, stream),
      onClose: (closed) => this.listeners.remove(closed),
    });
    // Registers before reading missed rows: a change in between is sent twice rather than never.
    this.listeners.add(stream);
    try {
      const upTo = await this.reader.start();
      stream.sendGreeting(upTo);
      await this.sendMissed(stream, lastId, upTo);
    } catch (error) {
      stream.end();
      throw error;
    }
    return stream;
  }

  private async sendMissed(stream: LiveStream, lastId: number | undefined, upTo: number): Promise<void> {
    const after = lastId === undefined ? 0 : Math.max(0, lastId - lateIds);
    const rows = await this.rows.listForTenant(after, lastId === undefined ? beforeFirstMs : maxAbsenceMs, maxRepeated);
    const missed = rows.length === maxRepeated ? 'tooMany' : collectTopics(rows, stream.storeId);
    if (missed.length > 0) stream.publish(missed, upTo);
  }

  /** False if the session has another store or tenant now; its client has to reconnect. */
  private async isSame(token: string, { userId, tenantId, storeId }: LiveStream): Promise<boolean> {
    const session = await this.sessions.read(token);
    return session?.id === userId && session.tenantId === tenantId && session.storeId === storeId;
  }
}
