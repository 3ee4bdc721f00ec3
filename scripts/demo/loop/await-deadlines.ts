import { setTimeout as pause } from 'node:timers/promises';
import { type Api, expect } from '../api.ts';

const mostMs = 100_000;

/** Waits until the clock of the portal, which looks every minute, has ended the requests whose deadline is over. */
export async function awaitDeadlines(buyer: Api): Promise<void> {
  const until = Date.now() + mostMs;
  const over = encodeURIComponent(new Date().toISOString());
  const path = `/api/v1/supplier-rfqs?limit=1&status=sent,partially_quoted&responseDeadline[lt]=${over}`;
  for (let told = false; Date.now() < until; told = true) {
    const { items } = await expect(200, buyer('GET', path));
    if ((items as unknown[]).length === 0) return;
    if (!told) process.stdout.write('Waiting for the deadlines of some requests to pass…\n');
    await pause(2_000);
  }
}
