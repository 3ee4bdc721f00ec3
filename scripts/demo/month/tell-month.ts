import { setTimeout as pause } from 'node:timers/promises';
import { type Api, expect } from '../api.ts';
import { departments } from './company.ts';
import { type Compared, compareFigures } from './compare-figures.ts';
import type { People } from './hire-people.ts';
import { newLedger } from './ledger.ts';
import type { Month } from './month.ts';
import { playMonth } from './play-month.ts';
import { workingDays } from './working-days.ts';

const workingDaysOfMonth = 22;
const mostMs = 600_000;

interface Told {
  month: Month;
  compared: Compared[];
}

/** Plays the month that ends on a day and holds its reports against what it wrote, once they have counted all of it. */
export async function tellMonth(people: People, visitor: Api, today: string): Promise<Told> {
  const days = workingDays(today, workingDaysOfMonth);
  const month: Month = {
    today,
    people,
    visitor,
    departments,
    days,
    needsEach: Number.POSITIVE_INFINITY,
    ledger: newLedger(),
  };
  const furnished = await playMonth(month);
  await awaitReports(people.accountant.api);
  return { month, compared: await compareFigures(month, furnished) };
}

/** Reports follow what happens within seconds, but a whole company that was just written leaves minutes of work behind it. */
async function awaitReports(accountant: Api) {
  const since = new Date().toISOString();
  for (const report of ['spend', 'savings'])
    for (const until = Date.now() + mostMs; Date.now() < until; await pause(500)) {
      const { asOf, counting } = await expect(200, accountant('GET', `/api/v1/reports/${report}?limit=1`));
      if (String(asOf) >= since && counting === false) break;
    }
}
