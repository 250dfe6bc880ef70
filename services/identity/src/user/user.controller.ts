import { commonMessages, DomainError, translate } from '@depot/contracts/errors';
import {
  accountActivity,
  accountMessages,
  createdUser,
  type CreateUser,
  createUserBody,
  resentLink,
  type UpdateUser,
  updateUserBody,
  user,
  userIdQuery,
  userQuery,
} from '@depot/contracts/identity';
import { isAdminGroup } from '@depot/contracts/permissions';
import { objOf, objOrListOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import type * as z from 'zod';
import { UserRepository } from './user.repository.js';
import { UserAdminService } from './user-admin.service.js';

@Controller('user')
export class UserController {
  constructor(
    private readonly users: UserAdminService,
    private readonly queries: UserRepository,
  ) {}

  /** Everyone who handles orders may list the stores; all users are for the admin group. */
  @Get()
  @ReadRoute({ id: 'identityFindUsers', allow: 'store.read', response: objOrListOf(user) })
  async find(@Query({ schema: userQuery }) { id, role }: z.output<typeof userQuery>) {
    if (!isAdminGroup(currentSession().role) && (id !== undefined || role !== 'STORE')) {
      throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    }
    return id === undefined ? { list: await this.queries.list(role) } : { obj: await this.queries.one(id) };
  }

  @Post()
  @Command({
    id: 'identityCreateUser',
    allow: 'user.edit',
    status: 201,
    response: objOf(createdUser),
    localizedMessage: accountActivity.created,
  })
  async create(@Body({ schema: createUserBody }) body: CreateUser) {
    return { obj: await this.users.create(body) };
  }

  @Put()
  @Command({
    id: 'identityUpdateUser',
    allow: 'user.edit',
    response: objOf(user),
    localizedMessage: accountActivity.updated,
  })
  async update(@Body({ schema: updateUserBody }) body: UpdateUser) {
    return { obj: await this.users.update(body) };
  }

  @Post('resend-activation-email')
  @Command({
    id: 'identityResendActivation',
    allow: 'user.edit',
    response: resentLink,
    localizedMessage: accountActivity.invited,
  })
  async resend(@Query({ schema: userIdQuery }) { id }: z.output<typeof userIdQuery>) {
    const { username } = await this.queries.one(id);
    const url = await this.users.resend(id);
    const message = username ? accountMessages.mailSent : accountMessages.newLink;
    return { message: translate(message, currentLanguage()), ...(url === undefined ? {} : { obj: { url } }) };
  }
}
