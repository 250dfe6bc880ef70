import { type Role, roles } from '@depot/contracts/permissions';
import type { AnyBody, TestAnswer, TestApp, TestClient, TestUser } from '@depot/node-testing';
import type { Trade } from '@depot/service-testing/trade';
import type { Operation } from './operations.js';
import { type Asked, send } from './request.js';
import type { SameState } from './same-state.js';

/** Users of one tenant that keep sending requests, even if these change the users or the tenant. */
export class AskingRoles {
  private readonly clients = new Map<Role, TestClient>();

  constructor(
    private readonly app: TestApp,
    private readonly trade: Trade,
    private readonly state: SameState,
  ) {
    for (const role of roles) this.clients.set(role, app.as(this.user(role)));
  }

  private user(role: Role): TestUser {
    const { admin, manager, ops, store, viewer } = this.trade.tenant;
    const byRole = {
      ADMIN: admin,
      WAREHOUSE_ADMIN: manager,
      WAREHOUSE_OPS: ops,
      STORE: store,
      READ_ONLY_STORE: viewer,
    };
    return byRole[role];
  }

  /** Asks as the role. Where an earlier request has ended the session, it begins another one and asks again. */
  async send(role: Role, operation: Operation, asked: Asked): Promise<TestAnswer<AnyBody>> {
    const answer = await send(this.client(role), operation, asked);
    if (answer.status !== 401 && !isShutOut(answer.body)) return answer;
    if (operation.id === 'identityLogin') return answer;
    await this.heal();
    return send(this.client(role), operation, asked);
  }

  private client(role: Role): TestClient {
    const client = this.clients.get(role);
    if (!client) throw new Error(`The tenant has no user with the role ${role}.`);
    return client;
  }

  /** Restores all rows, and signs in all users again. */
  private async heal(): Promise<void> {
    await this.state.restore();
    for (const role of roles) this.clients.set(role, this.app.as(this.user(role)));
    this.app.forgetSessions();
  }
}

const isShutOut = ({ code }: AnyBody) => ['VIEW_ONLY', 'WAREHOUSE_SUSPENDED'].includes(code);
