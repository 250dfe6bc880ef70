/** A domain that knows the weeks of a warehouse. */
export const domainChange = {
  recipe: 'domain',
  steps: [
    [
      {
        at: 'services/<domain>',
        file: 'services/calendar/package.json',
        add: `{
  "name": "@depot/service-calendar",
  "version": "1.0.0",
  "private": true,
  "description": "Weeks of a warehouse.",
  "type": "module",
  "nx": {
    "name": "calendar"
  },
  "exports": {
    ".": {
      "source": "./src/calendar.module.ts",
      "default": "./dist/calendar.module.js"
    }
  },
  "scripts": {
    "build": "node ../../tools/build/compile.mjs"
  },
  "dependencies": {
    "@depot/contracts": "*",
    "@depot/node-http": "1.0.0",
    "@nestjs/common": "12.5.1"
  }
}
`,
      },
      {
        at: 'services/<domain>',
        file: 'services/calendar/tsconfig.json',
        add: '{ "extends": "../../tsconfig.base.json", "include": ["src"] }\n',
      },
      {
        at: 'src/<domain>.module.ts',
        file: 'services/calendar/src/calendar.module.ts',
        add: `import { Module } from '@nestjs/common';
import { WeekController } from './week/week.controller.js';

@Module({ controllers: [WeekController] })
export class CalendarModule {}
`,
      },
    ],
    [
      {
        at: 'libs/contracts/src/<domain>',
        file: 'libs/contracts/src/calendar/index.ts',
        add: `import * as z from 'zod';

/** A week from its Monday to its Sunday, as YYYY-MM-DD. */
export const calendarWeek = z.object({ monday: z.string(), sunday: z.string() });
`,
      },
      {
        at: 'services/<domain>/src',
        file: 'services/calendar/src/week/week.controller.ts',
        add: `import { calendarWeek } from '@depot/contracts/calendar';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { addDays, dayOf } from '@depot/contracts/time';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get, Inject } from '@nestjs/common';

/** Weeks of a warehouse. */
@Controller('calendar')
export class WeekController {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  /**
   * Tells from when to when the current week goes, in the warehouse's timezone.
   *
   * @returns its Monday and its Sunday.
   */
  @Get('week')
  @ReadRoute({ id: 'calendarWeek', allow: 'order.read', response: objOf(calendarWeek) })
  async week() {
    const { timezone } = await this.identity.tenant();
    const today = dayOf(Date.now(), timezone);
    const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
    const monday = addDays(today, -sinceMonday);
    return { obj: { monday, sunday: addDays(monday, 6) } };
  }
}
`,
      },
      {
        at: 'services/host/test/access/routes.ts',
        file: 'services/host/test/access/routes.ts',
        after: 'GET /api/live                                     | AWOSV | AWOSV | store',
        add: '\nGET /api/calendar/week                            | AWOSV | AWOSV | tenant',
      },
      {
        at: 'services/host/src/api-texts',
        file: 'services/host/src/api-texts/operations-fields.ts',
        instead: 'export const operationsFields = `',
        add: `export const operationsFields = \`
monday                        | The first day of the week. | "2026-11-23"
sunday                        | The last day of the week. | "2026-11-29"`,
      },
    ],
    [
      {
        at: 'services/host/src/domains.ts',
        file: 'services/host/src/domains.ts',
        after: "import { billingMigrations, BillingModule } from '@depot/service-billing';",
        add: "\nimport { CalendarModule } from '@depot/service-calendar';",
      },
      {
        at: 'services/host/src/domains.ts',
        file: 'services/host/src/domains.ts',
        after: "  { name: 'reports', module: ReportsModule, migrations: [] },",
        add: "\n  { name: 'calendar', module: CalendarModule, migrations: [] },",
      },
      {
        at: 'services/host/package.json',
        file: 'services/host/package.json',
        after: '    "@depot/service-billing": "1.0.0",',
        add: '\n    "@depot/service-calendar": "1.0.0",',
      },
    ],
    [
      {
        at: 'tools/check/domains.mjs',
        file: 'tools/check/domains.mjs',
        after: "  admin: ['IDENTITY_PORT', 'RECONCILIATION_PORT'],",
        add: "\n  calendar: ['IDENTITY_PORT'],",
      },
    ],
    [],
    [],
  ],
  async seen({ admin, expectEqual }) {
    const { monday } = (await admin.get('/calendar/week')).obj;
    expectEqual('the first day of the week', new Date(monday).getUTCDay(), 1);
  },
};
