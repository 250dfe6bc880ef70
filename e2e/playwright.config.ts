import { defineConfig } from '@playwright/test';

/** `npm test` starts the product and names it; while developing, a product that runs already will do: `DEPOT_URL=http://localhost:8080`. */
const baseURL = process.env.DEPOT_URL ?? 'http://localhost:8080';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium has no sandbox for root, as in a container; everything it visits here is our own.
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
    },
  },
});
