import type { Browser, Page } from 'playwright-core';

export interface Person {
  email: string;
  password: string;
}

/** A page of somebody who is signed in, in a context of his own. */
export async function signedIn(browser: Browser, base: string, { email, password }: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  await page.fill('input[type=email]', email);
  await page.fill('input[type=password]', password);
  await page.click('button[type=submit]');
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname.length > 1);
  return page;
}

/** What the page complains of in its console, gathered as it comes. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}
