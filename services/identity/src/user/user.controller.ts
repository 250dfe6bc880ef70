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
import { AddUser } from './commands/add-user.js';
import { EditUser } from './commands/edit-user.js';
import { ResendLink } from './commands/resend-link.js';
import { UserRepository } from './user.repository.js';

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
   * All users who handle orders may list the stores (`role=STORE`). Everything else is for the admin group; 403
   * FORBIDDEN for others. `creditLimit` is in dollars.
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
   * Adds a user, who registers with a link.
   *
   * With `username` the invitation is emailed there, too; 409 DUPLICATE if the email address is taken. A new STORE sees
   * every product. Only ADMIN may add a READ_ONLY_STORE, which needs `storeId`.
   *
   * The link expires in 7 days. A replay with the same `Idempotency-Key` is answered without `url`.
   *
   * @returns id and name of the user, and in `url` the path of the registration page, which works once.
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
   * Changes the fields of a user that the request contains.
   *
   * A user who is disabled or gets another role is signed out everywhere. 409 STALE if `version` is given and the user
   * has changed since. Only ADMIN may change an ADMIN, 403 FORBIDDEN for others. 400 VALIDATION if callers disable
   * themselves or change their own role, and for another role of an ADMIN or a READ_ONLY_STORE.
   *
   * Only a STORE has wholesale prices and a credit limit (`creditLimit` in dollars). A user who becomes a STORE sees
   * every product.
   *
   * @returns the updated user.
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
   * Creates a new link for a user who is not active yet.
   *
   * A registered user is emailed an activation link; any other user gets a new invitation, which is emailed if the
   * address is known. Earlier links of that kind expire. 400 VALIDATION if the user is active.
   *
   * A replay with the same `Idempotency-Key` is answered without `url`.
   *
   * @returns a message; if the user has not registered, also the path of the registration page in `obj.url`.
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
