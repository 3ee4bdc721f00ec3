import { mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/** Settings of the package for machines without processes; here they only make the browser fall, or forget the rules of the web. */
const unwanted = ['--disable-web-security', '--allow-running-insecure-content', '--single-process', '--no-zygote'];

/** Pages are put together without a simulated graphics card, at a quarter of the work; the map alone is drawn by one. */
const plain = ['--disable-gpu-compositing', '--disable-gpu-rasterization'];

/** The Chromium that comes inside its npm package: no browser of the machine is needed. */
export async function openBrowser(): Promise<Browser> {
  const args = [...chromium.args.filter((arg) => !unwanted.includes(arg)), ...plain];
  return driver.launch({ executablePath: await unpacked(), args, headless: true });
}

/** The package unpacks into the folder of temporary files, for its user alone: each user has a folder of his own. */
async function unpacked(): Promise<string> {
  const shared = process.env.TMPDIR;
  const own = join(tmpdir(), `prokura-browser-${userInfo().uid}`);
  mkdirSync(own, { recursive: true });
  process.env.TMPDIR = own;
  try {
    return await chromium.executablePath();
  } finally {
    if (shared === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = shared;
  }
}
