import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Company } from './company.ts';
import { base } from './installation.ts';
import { openBrowser } from './open-browser.ts';
import { quiet } from './quiet.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Promise<Browser> | undefined;

/** Closes the browser that all visits share; a run of tests ends without it, a program of its own does not. */
export const closeBrowser = async () => (await browser)?.close();

interface Looks {
  width?: number;
  height?: number;
  dark?: boolean;
  language?: 'ru' | 'en';
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Opens a page below the portal, or an absolute path, and waits until it is quiet. */
  open(path: string): Promise<void>;
  /** Nothing serious for axe, nothing said in the console, nothing wider than the window. */
  mustBeClean(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody at a browser: signed in as the owner of a company, or a visitor without one. */
export async function visit(
  company?: Pick<Company, 'email' | 'password' | 'portal'>,
  looks: Looks = {},
): Promise<Visit> {
  const { width = 1440, height = 900, dark = false, language = 'ru' } = looks;
  browser ??= openBrowser();
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
    acceptDownloads: true,
    // Colours are judged as they stay, not half way through a fade.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(45_000);
  // A document that is shown in a sandbox has no storage.
  await context.addInitScript((wanted) => {
    if (window === top) localStorage.setItem('prokura.language', wanted);
  }, language);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isRefusal(message.text()) && !isSlow(message.text()))
      said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  const whenQuiet = quiet(page);
  if (company) await signIn(page, company);
  return {
    page,
    context,
    async open(path) {
      await page.goto(path.startsWith('/') ? `${base}${path}` : `${base}/${company?.portal}/${path}`);
      await whenQuiet();
    },
    async mustBeClean() {
      assert.deepEqual(await seriousFaults(page), [], `${page.url()} is hard to use for somebody`);
      assert.deepEqual(said, [], `${page.url()} said something in the console`);
      const wider = await widthAtRest(page);
      assert.ok(wider <= 0, `${page.url()} is ${wider} px wider than the window`);
    },
    close: () => context.close(),
  };
}

/** How much wider than the window the page is, once what slides in has come to rest. */
async function widthAtRest(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
  await page.waitForFunction(fits, undefined, { timeout: 2_000 }).catch(() => {});
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The browser tells every refused call in its console; whether a refusal is right, the journey itself asks. */
const isRefusal = (text: string) => text.startsWith('Failed to load resource');

/** The browser of the tests has no graphics card, and tells so where a map is drawn. */
const isSlow = (text: string) => text.includes('GPU stall due to ReadPixels');

async function signIn(page: Page, { email, password }: Pick<Company, 'email' | 'password'>) {
  await page.goto(`${base}/login`);
  await page.fill('input[type=email]', email);
  await page.fill('input[type=password]', password);
  await page.click('button[type=submit]');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, {
      resultTypes: ['violations'],
      // What stands in a frame is a document, and lets nobody in.
      iframes: false,
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(' | ')}`,
      );
  });
}

interface Axe {
  run(
    root: unknown,
    options: unknown,
  ): Promise<{
    violations: Array<{ id: string; impact: string; nodes: Array<{ html: string; failureSummary: string }> }>;
  }>;
}
