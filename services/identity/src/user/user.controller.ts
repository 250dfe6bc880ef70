import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { Refusal, commonMessages, say } from '@depot/contracts/errors';
import {
  accountActivity,
  accountMessages,
  createdUser,
  createUserBody,
  resentLink,
  updateUserBody,
  user,
  userIdQuery,
  userQuery,
  type CreateUser,
  type UpdateUser,
} from '@depot/contracts/identity';
import { isAdminGroup } from '@depot/contracts/permissions';
import { objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import type * as z from 'zod';
import { UserAdminService } from './user-admin.service.js';
import { UserQueries } from './user.queries.js';

@Controller('user')
export class UserController {
  constructor(
    private readonly users: UserAdminService,
    private readonly queries: UserQueries,
  ) {}

  /** Everyone who handles orders may list the stores; all users are for the admin group. */
  @Get()
  @Reads({ id: 'identityFindUsers', allow: 'store.read', answers: objOrListOf(user) })
  async find(@Query({ schema: userQuery }) { id, role }: z.output<typeof userQuery>) {
    if (!isAdminGroup(currentSession().role) && (id !== undefined || role !== 'STORE')) {
      throw new Refusal('FORBIDDEN', commonMessages.forbidden);
    }
    return id === undefined ? { list: await this.queries.list(role) } : { obj: await this.queries.one(id) };
  }

  @Post()
  @Command({ id: 'identityCreateUser', allow: 'user.edit', status: 201, answers: objOf(createdUser), sentence: accountActivity.created })
  async create(@Body({ schema: createUserBody }) body: CreateUser) {
    return { obj: await this.users.create(body) };
  }

  @Put()
  @Command({ id: 'identityUpdateUser', allow: 'user.edit', answers: objOf(user), sentence: accountActivity.updated })
  async update(@Body({ schema: updateUserBody }) body: UpdateUser) {
    return { obj: await this.users.update(body) };
  }

  @Post('resend-activation-email')
  @Command({ id: 'identityResendActivation', allow: 'user.edit', answers: resentLink, sentence: accountActivity.invited })
  async resend(@Query({ schema: userIdQuery }) { id }: z.output<typeof userIdQuery>) {
    const { username } = await this.queries.one(id);
    const url = await this.users.resend(id);
    const message = username ? accountMessages.mailSent : accountMessages.newLink;
    return { message: say(message, currentLanguage()), ...(url === undefined ? {} : { obj: { url } }) };
  }
}
