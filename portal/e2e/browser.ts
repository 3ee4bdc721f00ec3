import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/** Settings of the package for machines without processes; here they only make the browser fall, or forget the rules of the web. */
const unwanted = ['--disable-web-security', '--allow-running-insecure-content', '--single-process', '--no-zygote'];

/** The Chromium that comes inside its npm package: no browser of the machine is needed. */
export async function openBrowser(): Promise<Browser> {
  const args = chromium.args.filter((arg) => !unwanted.includes(arg));
  return driver.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}
