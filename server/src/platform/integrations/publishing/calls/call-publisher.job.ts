import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { type Job, job } from '../../../../kernel/job.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../../kernel/sql/sql.ts';
import { type KeptLine, writeLog } from '../../log/write-log.ts';
import { called } from './called.ts';
import { readCall } from './read-call.ts';
import { type SentCall, sendCall } from './send-call.ts';

/** Seconds before each repeat; with the last one gone the call is given up. A day and a half in all. */
const spacing = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200];
const putOffSeconds = 10;

const settleCall = command({
  name: 'integrations.settle-publisher-call',
  summary: words('Note a call to a publisher', 'Отметить вызов издателя'),
  permission: 'signed-in',
  scope: null,
  input: object({ ...called.properties, outcome: Type.Unsafe<SentCall | 'put_off' | null>({}) }),
  output: Type.Unknown(),

  async run(ctx, { installationId, outcome: sent }) {
    ctx.nothingChanged();
    if (sent === null) return;
    if (sent === 'put_off') return void (await again(ctx, installationId, putOffSeconds));
    const wait = spacing[sent.attempt - 1];
    const over = sent.delivered ? 'delivered' : wait === undefined ? 'given_up' : null;
    await ctx.db.execute(sql`
      update publisher_calls set attempts = ${sent.attempt}, outcome = ${over}, finished_at = ${over && portalNow().toISOString()}
      where tenant_id = ${ctx.db.tenant} and id = ${sent.callId} and finished_at is null`);
    await writeLog(ctx.db, installationId, [lineOf(sent, over === 'given_up')]);
    if (over === 'given_up') await noteFault(ctx, installationId);
    await again(ctx, installationId, over === null ? (wait as number) : 0);
  },
});

const giveUpCall = command({
  name: 'integrations.give-up-publisher-call',
  summary: words('Give up a call to a publisher', 'Прекратить попытки вызова издателя'),
  permission: 'signed-in',
  scope: null,
  input: called,
  output: Type.Unknown(),
  async run(ctx, { installationId }) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update publisher_calls set outcome = 'given_up', finished_at = now()
      where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and finished_at is null`);
    await noteFault(ctx, installationId);
  },
});

/** Notifies a publisher of what happens to an installation, one call after another. */
export const callPublisher: Job<typeof called> = job({
  name: 'integrations.call-publisher',
  payload: called,
  command: settleCall,
  outside: { read: readCall, perform: sendCall },
  onGivenUp: { command: giveUpCall, input: (payload) => payload },
});

const again = (ctx: WriteContext, installationId: string, seconds: number) =>
  ctx.enqueue(
    callPublisher,
    { installationId },
    { key: installationId, dueAt: new Date(portalNow().getTime() + seconds * 1_000).toISOString() },
  );

const unreachable = words(
  'The publisher could not be notified of a change to this installation.',
  'Издателю не удалось сообщить об изменении этой установки.',
);

const noteFault = (ctx: WriteContext, installationId: string) =>
  ctx.db.execute(sql`
    update integration_installations
    set ${assignments({ last_error: JSON.stringify({ at: portalNow().toISOString(), kind: 'unavailable', message: unreachable }) })}, updated_at = now()
    where tenant_id = ${ctx.db.tenant} and id = ${installationId}`);

const lineOf = ({ event, delivered, status, failure, durationMs, attempt }: SentCall, last: boolean): KeptLine => ({
  at: portalNow().toISOString(),
  correlationId: null,
  direction: 'OUTBOUND',
  level: delivered ? 'info' : last ? 'error' : 'warning',
  event,
  status: delivered ? 'ok' : 'failed',
  message: delivered
    ? words('The publisher was told.', 'Издатель уведомлён.')
    : words('The publisher did not accept the call.', 'Издатель не принял вызов.'),
  ...(failure !== null && { details: { failure } }),
  durationMs,
  attempt,
  ...(status !== null && { httpStatus: status }),
});
