import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/** The Chromium that comes inside its npm package, with the rules of the web that its package switches off. */
export async function openBrowser(): Promise<Browser> {
  const args = chromium.args.filter((arg) => arg !== '--disable-web-security');
  return driver.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}
