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
  // Two workers use both cores: three took longer.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Timeouts for hanging tests, not for slow ones: a busy machine can be many times slower.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    // Faults injected by a journey must reach the page, so only journeys about the worker enable it.
    serviceWorkers: 'block',
    // Animations would only add waiting time.
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
        // Without a graphics card, emulating one takes more of the machine than the pages do.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // A printed PDF is shown in a temporary frame; in a separate process the frame detaches during the test.
        '--disable-features=PdfOopif',
        // Chromium has no sandbox for root, as in a container; it only visits Depot's own pages.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
