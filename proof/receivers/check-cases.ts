import { setTimeout as pause } from 'node:timers/promises';
import type { Zoo } from '../../tools/sim/webhook-receiver/start-zoo.ts';
import type { Site } from '../files/site.ts';
import { ask } from './ask.ts';
import { type Case, cases } from './cases.ts';
import { behindName } from './receiver-names.ts';

/** The rows that one attempt left, as they are compared. */
interface Row {
  name: string;
  attempts: number;
  status: string;
  error_code: string | null;
  response_status: number | null;
  response_truncated: boolean;
  will_retry: boolean;
  duration_ms: number;
  /** Seconds from the end of the attempt, and from now. */
  wait: number | null;
  paused: number | null;
  disabled_reason: string | null;
}

const mostInPortal = 45;
const patienceMs = 90_000;

/** Every receiver gets one event; what differs from the table is told, by the receiver. */
export async function checkCases(site: Site, zoo: Zoo, deadPort: number) {
  const skipped = cases.filter(([name]) => !zoo.hasSix && /six|dead/.test(name)).map(([name]) => name);
  const asked = cases.filter(([name]) => !skipped.includes(name));
  const first = await runCases(site, zoo, deadPort, asked);
  const timed = asked.filter(([name, , , , more]) => more?.timed && first.some(({ at }) => at === name));
  const again = timed.length > 0 ? await runCases(site, zoo, deadPort, timed) : [];
  const wrong = [...first.filter(({ at }) => !timed.some(([name]) => name === at)), ...again];
  return { cases: asked.length, skipped, wrong: wrong.map(({ at, how }) => `${at}: ${how}`) };
}

async function runCases(site: Site, zoo: Zoo, deadPort: number, asked: readonly Case[]) {
  const portals: Array<{ tenantId: string; key: string }> = [];
  for (let from = 0; from < asked.length; from += mostInPortal) {
    const portal = await site.newPortal();
    portals.push(portal);
    for (const [name] of asked.slice(from, from + mostInPortal))
      await ask(site, portal.key, '/api/v1/webhook-subscriptions', { name, url: urlOf(name, zoo, deadPort) });
  }
  for (const { key } of portals) await ask(site, key, '/api/v1/catalog', { name: 'Цемент М500' });
  const tenants = portals.map(({ tenantId }) => tenantId);
  for (const ends = Date.now() + patienceMs; Date.now() < ends; await pause(500))
    if ((await rowsOf(site, tenants)).filter(({ attempts }) => attempts > 0).length === asked.length) break;
  const rows = new Map((await rowsOf(site, tenants)).map((row) => [row.name, row]));
  return asked.flatMap((one) => faultsOf(one, rows.get(one[0])).map((how) => ({ at: one[0], how })));
}

function urlOf(name: string, zoo: Zoo, deadPort: number): string {
  if (name === 'nobody-listens') return `http://127.0.0.1:${deadPort}/`;
  if (!name.startsWith('name-')) return zoo.url(name);
  return `https://${name}.receiver.example.com:${new URL(zoo.url(behindName(name))).port}/`;
}

/** The first attempt of each subscription: retries come five seconds later and are not looked at. */
const rowsOf = (site: Site, tenants: readonly string[]) =>
  site.rows<Row>(
    `select s.name, coalesce(a.number, 0) as attempts, case when d.attempt_count > 1 or d.status = 'in_flight' then 'pending' else d.status end as status,
       a.error_code, a.response_status, a.response_truncated, a.will_retry, a.duration_ms, s.disabled_reason,
       extract(epoch from a.next_attempt_at - a.started_at)::float8 - a.duration_ms / 1000.0 as wait,
       extract(epoch from s.paused_until - a.started_at)::float8 - a.duration_ms / 1000.0 as paused
     from webhook_subscriptions s
     left join webhook_deliveries d on d.tenant_id = s.tenant_id and d.subscription_id = s.id
     left join webhook_attempts a on a.tenant_id = d.tenant_id and a.delivery_id = d.id and a.number = 1
     where s.tenant_id = any($1)`,
    [tenants],
  );

/** The clock of the queue is read when a result is written, which a busy machine does later. */
const slackSeconds = 60;

function faultsOf([, status, errorCode, answer, more = {}]: Case, row: Row | undefined): string[] {
  if (!row || row.attempts === 0) return ['no attempt was made'];
  const answered = row.response_status === null ? null : `${row.response_status}${row.response_truncated ? '+' : ''}`;
  const wait = status === 'pending' ? (more.wait ?? [5, 6]) : null;
  const [least, most] = more.took ?? [0, 4_000];
  return [
    ...differs('status', row.status, status),
    ...differs('error code', row.error_code, errorCode),
    ...differs('answer', answered, answer),
    ...differs('will retry', row.will_retry, status === 'pending'),
    ...differs('disabled', row.disabled_reason, more.disabled ?? null),
    ...within('took', row.duration_ms, [least - 20, most + 10_000]),
    ...within('waits', row.wait, wait && [wait[0] - 0.05, wait[1] + slackSeconds]),
    ...within('rests', row.paused, more.paused ? [more.paused[0], more.paused[1] + slackSeconds] : null),
  ];
}

type Value = string | number | boolean | null;

const differs = (what: string, is: Value, ought: Value) => (is === ought ? [] : [`${what} is ${is} and not ${ought}`]);

function within(what: string, is: number | null, span: readonly [number, number] | null): string[] {
  if (span === null || is === null)
    return is === null && span === null
      ? []
      : [`${what} ${is}, and ought to be ${span ? span.join(' to ') : 'nothing'}`];
  return is >= span[0] && is <= span[1] ? [] : [`${what} ${is}, which is not within ${span.join(' and ')}`];
}
