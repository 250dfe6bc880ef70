/** The client of the database server, as its administrator: the statements of the standard input. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import mysql from 'mysql2/promise';

const { database } = JSON.parse(readFileSync(join(process.env.SANDBOX, 'sandbox.json'), 'utf8'));
const { port, username: user, password } = database;
const client = await mysql.createConnection({ host: '127.0.0.1', port, user, password, multipleStatements: true });
await client.query(await text(process.stdin));
await client.end();
