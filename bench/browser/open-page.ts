import type { BrowserContext, Page } from 'playwright-core';
import { sized } from '../measure/size.ts';

const rounds = sized(5, 1);

interface OpenTimes {
  /** Anything at all is drawn, ms after the address was entered. */
  firstPaint: number[];
  /** What the page is for stands there, and the last task longer than 50 ms has ended, ms. */
  usable: number[];
  /** What had come over the line by the time it stood there: kibibytes, and in how many answers. */
  fetchedKiB: number[];
  answers: number[];
}

/** A phone of some years ago on a slow line: processor four times slower, 1.6 Mbit/s down, 0.75 up, 150 ms away. */
export async function openSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Opens an address some times, each time with nothing in the browser's cache, until `wanted` stands on the page. */
export async function openTimes(
  context: BrowserContext,
  url: string,
  wanted: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<OpenTimes> {
  const times: OpenTimes = { firstPaint: [], usable: [], fetchedKiB: [], answers: [] };
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await prepare?.(page);
    await page.addInitScript(watch, wanted);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await page.waitForFunction(() => (globalThis as Watched).wantedAt !== undefined, undefined, { timeout: 120_000 });
    await page.waitForTimeout(sized(prepare ? 3_000 : 1_000, 100));
    const { firstPaint, usable, fetchedKiB, answers } = await page.evaluate(read);
    times.firstPaint.push(firstPaint);
    times.usable.push(usable);
    times.fetchedKiB.push(fetchedKiB);
    times.answers.push(answers);
    await page.close();
  }
  return times;
}

type Watched = typeof globalThis & { wantedAt?: number; busyUntil?: number };

function watch(wanted: string) {
  const watched = globalThis as Watched;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) watched.busyUntil = task.startTime + task.duration;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector(wanted)) watched.wantedAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function read() {
  const { wantedAt = Number.NaN, busyUntil = 0 } = globalThis as Watched;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const come = [...(page ? [page] : []), ...resources.filter(({ responseEnd }) => responseEnd <= wantedAt)];
  const fetchedKiB = come.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_024;
  return { firstPaint, usable: Math.max(wantedAt, busyUntil), fetchedKiB, answers: come.length };
}
