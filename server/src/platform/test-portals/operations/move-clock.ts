import Type from 'typebox';
import { instant, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readTestClock, testClock } from '../test-clock.ts';

const mostSeconds = 366 * 86_400;

export const moveClock = command({
  name: 'test-portals.move-clock',
  summary: words('Move the clock of the test portal', 'Перевести часы тестового портала'),
  description:
    'The clock goes on by so many seconds, or to a moment, and what has become due by then happens as after an outage of that length: reminders, deadlines, expiry, schedules, retries of webhooks. Ask for the clock until `isSettled`. It never goes back; a reset of the portal sets it to the real time.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['conflict'],
  input: object({
    forwardSeconds: Type.Optional(integer('By so many seconds', { minimum: 1, maximum: mostSeconds })),
    to: Type.Optional(instant('To this moment, at most a year ahead')),
  }),
  output: testClock.view,

  async run(ctx, { forwardSeconds, to }) {
    const before = await readTestClock(ctx.db);
    const seconds = secondsOf(forwardSeconds, to);
    await ctx.db.execute(
      sql`update test_portals set ahead_seconds = ahead_seconds + ${seconds} where tenant_id = ${ctx.db.tenant}`,
    );
    await bringForward(ctx.db, seconds);
    await ctx.db.one(sql`select make_schedules_due() from test_portals where tenant_id = ${ctx.db.tenant}`);
    const after = await readTestClock(ctx.db);
    ctx.record(testClock.changed('moved', before, after));
    return after;
  },
});

function secondsOf(forwardSeconds: number | undefined, to: string | undefined): number {
  if ((forwardSeconds === undefined) === (to === undefined)) throw invalidField('/forwardSeconds', 'one_of', oneOfBoth);
  const seconds = forwardSeconds ?? Math.ceil((Date.parse(to as string) - portalNow().getTime()) / 1_000);
  if (seconds < 1) throw invalidField('/to', 'minimum', onlyOn);
  if (seconds > mostSeconds) throw invalidField('/to', 'maximum', atMost);
  return seconds;
}

/** What waits by the machine's time, in the queues or for its next synchronization, is due earlier by as much. What is under way has a lease and stays. */
const bringForward = (db: Db, seconds: number) =>
  Promise.all([
    db.execute(sql`
      update jobs set due_at = later(due_at, ${-seconds})
      where tenant_id = ${db.tenant} and finished_at is null and lease is null`),
    db.execute(sql`
      update webhook_deliveries set next_attempt_at = later(next_attempt_at, ${-seconds})
      where tenant_id = ${db.tenant} and status = 'pending' and retry`),
    db.execute(sql`
      update integration_installations set next_sync_at = later(next_sync_at, ${-seconds})
      where tenant_id = ${db.tenant} and next_sync_at is not null`),
  ]);

const oneOfBoth = words('Give either `forwardSeconds` or `to`.', 'Укажите что-то одно: `forwardSeconds` или `to`.');
const onlyOn = words(
  'The clock only goes on: give a moment after the time of the portal.',
  'Часы идут только вперёд: укажите момент позже времени портала.',
);
const atMost = words('At most a year at once.', 'За один раз — не больше чем на год.');
