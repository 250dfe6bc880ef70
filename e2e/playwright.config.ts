import { defineConfig } from '@playwright/test';

/**
 * `npm test` starts the product and names it; while developing, a product that runs already will do:
 * `DEPOT_URL=http://localhost:8080`.
 */
const baseURL = process.env.DEPOT_URL ?? 'http://localhost:8080';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Pages take all that two cores have: three at once took longer.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Bounds of what hangs, not of what is slow: beside other work a machine can be many times slower than one without.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    // What a journey spoils on the way must reach the page: only journeys about it have the worker in between.
    serviceWorkers: 'block',
    // Nothing is waited for only because it moves, and nothing is drawn in between.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every step costs a third of the time; a failure leaves its picture and the page's outline anyway.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        // Without a graphics card, imitating one takes more of the machine than the pages do.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // A PDF that is printed is shown in a frame that comes and goes; in a process of its own it detaches under the
        // test's feet.
        '--disable-features=PdfOopif',
        // Chromium has no sandbox for root, as in a container; everything it visits here is our own.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
