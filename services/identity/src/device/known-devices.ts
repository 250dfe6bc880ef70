import { randomUUID } from 'node:crypto';
import { CONFIG, type Config, deriveKey } from '@depot/node-config';
import { formatCookieName } from '@depot/node-http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

const cookieName = 'depot-device';
/** Seconds for which a browser is remembered. */
const lifetime = 180 * 24 * 3600;
/** Accounts remembered for one browser; the latest ones are kept. */
const maxAccounts = 20;

const claims = z.object({ jti: z.uuid(), accounts: z.array(z.int()).max(maxAccounts) });

/** A browser, and the users who have signed in with it. */
export interface Device {
  id: string;
  accounts: readonly number[];
}

/**
 * Recognizes browsers by a signed cookie. The cookie grants no access. Attempts from such a browser are counted
 * separately, so that attempts from elsewhere cannot lock its users out.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;
  private readonly isSecure: boolean;
  private readonly cookie: string;

  constructor(@Inject(CONFIG) { DEPOT_SECRET, PUBLIC_URL }: Config) {
    this.key = deriveKey(DEPOT_SECRET, 'known device');
    this.isSecure = PUBLIC_URL.startsWith('https:');
    this.cookie = formatCookieName(cookieName, this.isSecure);
  }

  /** The browser of the request; undefined if it is unknown. */
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

  /** Adds a user who has authenticated in this browser to its cookie. */
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
