import { Global, Module } from '@nestjs/common';
import { SessionReader } from './session-reader.js';
import { Tokens } from './tokens.js';

/** Tokens and sessions for the edge. Needs CONFIG, and a SESSION_DIRECTORY from the identity module. */
@Global()
@Module({ providers: [Tokens, SessionReader], exports: [Tokens, SessionReader] })
export class AuthModule {}

export * from './passwords.js';
export * from './session-reader.js';
export * from './tokens.js';
