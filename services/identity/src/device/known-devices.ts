import { randomUUID } from 'node:crypto';
import { CONFIG, type Config, derivedKey } from '@depot/node-config';
import { hostCookie } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

const cookieName = 'depot-device';
/** Seconds for which a browser is known. */
const lifetime = 180 * 24 * 3600;
/** People who share a browser; the last ones are known. */
const maxAccounts = 20;

const claims = z.object({ jti: z.uuid(), accounts: z.array(z.int()).max(maxAccounts) });

/** A browser, and the users who have signed in with it. */
export interface Device {
  id: string;
  accounts: readonly number[];
}

/**
 * Knows browsers again by a signed cookie. It lets nobody in: whoever has one only makes attempts apart from those
 * of the rest of the world, who therefore cannot keep them from their account.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;
  private readonly isSecure: boolean;
  private readonly cookie: string;

  constructor(@Inject(CONFIG) { DEPOT_SECRET, PUBLIC_URL }: Config) {
    this.key = derivedKey(DEPOT_SECRET, 'known device');
    this.isSecure = PUBLIC_URL.startsWith('https:');
    this.cookie = hostCookie(cookieName, this.isSecure);
  }

  /** The browser of the request; undefined for one that is not known. */
  async findDevice(request: FastifyRequest): Promise<Device | undefined> {
    const cookie = request.cookies[this.cookie];
    if (!cookie) return undefined;
    try {
      const { payload } = await jwtVerify(cookie, this.key, { algorithms: ['HS256'] });
      const { jti: id, accounts } = claims.parse(payload);
      return { id, accounts };
    } catch {
      return undefined;
    }
  }

  /** Remembers that the user has proved who they are in this browser. */
  async addAccount(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id = randomUUID(), accounts = [] } = (await this.findDevice(request)) ?? {};
    const all = [userId, ...accounts.filter((other) => other !== userId)].slice(0, maxAccounts);
    const cookie = await new SignJWT({ accounts: all })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(id)
      .setExpirationTime(`${lifetime}s`)
      .sign(this.key);
    reply.setCookie(this.cookie, cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      maxAge: lifetime,
    });
  }
}
