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
import { AddUser } from './commands/add-user.js';
import { EditUser } from './commands/edit-user.js';
import { ResendLink } from './commands/resend-link.js';

@Controller('user')
export class UserController {
  constructor(
    private readonly addUser: AddUser,
    private readonly editUser: EditUser,
    private readonly resendLink: ResendLink,
    private readonly queries: UserRepository,
  ) {}

  /**
   * Lists users, or finds the one with `id`.
   *
   * Everyone who handles orders may list the stores (`role=STORE`); all else is for the admin group, 403 FORBIDDEN for
   * others. `creditLimit` is in dollars.
   *
   * @returns `obj` for one user, `list` by name otherwise.
   */
  @Get()
  @ReadRoute({ id: 'identityFindUsers', allow: 'store.read', provides: ['User'], response: objOrListOf(user) })
  async find(@Query({ schema: userQuery }) { id, role }: z.output<typeof userQuery>) {
    if (!isAdminGroup(currentSession().role) && (id !== undefined || role !== 'STORE')) {
      throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    }
    return id === undefined ? { list: await this.queries.list(role) } : { obj: await this.queries.getUser(id) };
  }

  /**
   * Adds a user, who has yet to register.
   *
   * With `username` the invitation is also mailed there; 409 DUPLICATE where the email address is taken. A STORE sees
   * every product at first. Only ADMIN may add a READ_ONLY_STORE, which needs `storeId`.
   *
   * The link expires in 7 days. A replay with the same `Idempotency-Key` comes without `url`.
   *
   * @returns id and name of the user, and in `url` the path to register at, which is good once.
   */
  @Post()
  @Command({
    id: 'identityCreateUser',
    allow: 'user.edit',
    invalidates: ['User', 'ProductVisibility'],
    status: 201,
    response: objOf(createdUser),
    localizedMessage: accountActivity.created,
  })
  async create(@Body({ schema: createUserBody }) body: CreateUser) {
    return { obj: await this.addUser.execute(body) };
  }

  /**
   * Changes the given parts of a user.
   *
   * A user who is disabled or gets another role is signed out everywhere. 409 STALE where `version` is given and the
   * user has changed since. Only ADMIN may change an ADMIN, 403 FORBIDDEN for others. 400 VALIDATION for disabling
   * oneself or changing one's own role, and for another role of an ADMIN or a READ_ONLY_STORE.
   *
   * Only a STORE has wholesale prices and a credit limit (`creditLimit` in dollars). Who becomes a STORE sees every
   * product.
   *
   * @returns the user as it is now.
   */
  @Put()
  @Command({
    id: 'identityUpdateUser',
    allow: 'user.edit',
    invalidates: ['User'],
    response: objOf(user),
    localizedMessage: accountActivity.updated,
  })
  async update(@Body({ schema: updateUserBody }) body: UpdateUser) {
    return { obj: await this.editUser.execute(body) };
  }

  /**
   * Makes a new link for a user who is not active yet.
   *
   * A registered user is mailed a link to activate the account, another one gets a new invitation, mailed if the
   * address is known. Earlier links of the kind end. 400 VALIDATION where the user is active.
   *
   * A replay with the same `Idempotency-Key` comes without `url`.
   *
   * @returns a message; where the user has yet to register, also the path to register at in `obj.url`.
   */
  @Post('resend-activation-email')
  @Command({
    id: 'identityResendActivation',
    allow: 'user.edit',
    invalidates: ['Outbox'],
    response: resentLink,
    localizedMessage: accountActivity.invited,
  })
  async resend(@Query({ schema: userIdQuery }) { id }: z.output<typeof userIdQuery>) {
    const { username } = await this.queries.getUser(id);
    const url = await this.resendLink.execute(id);
    const message = username ? accountMessages.mailSent : accountMessages.newLink;
    return { message: translate(message, currentLanguage()), ...(url === undefined ? {} : { obj: { url } }) };
  }
}
