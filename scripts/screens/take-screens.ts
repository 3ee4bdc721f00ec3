import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../portal/e2e/open-browser.ts';
import type { Screen } from './screens-of.ts';

interface Taking {
  baseUrl: string;
  account: { email: string; password: string; portalName: string };
  screens: readonly Screen[];
  folder: string;
}

const looks = [
  { width: 1440, height: 900, colors: 'light' },
  { width: 1440, height: 900, colors: 'dark' },
  { width: 390, height: 844, colors: 'light' },
  { width: 390, height: 844, colors: 'dark' },
] as const;

/** One picture for each screen, width and colour: `comparison-1440-dark.jpg`. What a page says in its console is printed. */
export async function takeScreens(taking: Taking): Promise<void> {
  mkdirSync(taking.folder, { recursive: true });
  const browser = await openBrowser();
  for (const look of looks) await takeAll(browser, look, taking);
  await browser.close();
}

async function takeAll(browser: Browser, look: (typeof looks)[number], taking: Taking): Promise<void> {
  const { width, height, colors } = look;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: colors, locale: 'ru-RU' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') process.stdout.write(`${page.url()}: ${message.text()}\n`);
  });
  page.on('pageerror', ({ message }) => process.stdout.write(`${page.url()}: ${message}\n`));
  const { baseUrl, account, screens, folder } = taking;
  let isSignedIn = false;
  for (const { name, path, visitor } of screens) {
    if (!visitor && !isSignedIn) await signIn(page, baseUrl, account);
    isSignedIn ||= !visitor;
    await page.goto(path.startsWith('/') ? baseUrl + path : `${baseUrl}/${account.portalName}/${path}`);
    await settled(page);
    await page.screenshot({ path: join(folder, `${name}-${width}-${colors}.jpg`), type: 'jpeg', quality: 80 });
    const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    if (Number(wider) > 0) process.stdout.write(`${name} is ${String(wider)} px wider than ${width}\n`);
  }
  await context.close();
}

async function signIn(page: Page, baseUrl: string, { email, password }: Taking['account']): Promise<void> {
  await page.goto(`${baseUrl}/login`);
  await page.fill('input[type=email]', email);
  await page.fill('input[type=password]', password);
  await page.click('button[type=submit]');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Live updates keep one connection open for ever, so a page is settled when it has shown its rows. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await page.waitForTimeout(900);
}
