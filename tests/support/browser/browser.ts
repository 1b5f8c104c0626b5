import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell first: the whole browser draws its own bars for every page, and tests take twice as long. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** What a browser of tests must not do: talk to others, update itself; as root it has no sandbox. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // An address of plain http, as a shop's own network has one: for browsers it is no secure context.
  '--host-resolver-rules=MAP desk.lan 127.0.0.1',
] as const;

/** The system's Chromium where there is one, else the browser that Playwright installed. */
export const browserPath = (): string =>
  SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? chromium.executablePath();
