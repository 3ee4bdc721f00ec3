import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { AnyConnector, PulledPage } from '../../../kernel/integrations/connector.ts';
import type { Consumer } from '../../../kernel/integrations/consumer.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { type Job, job, type OutsideTools } from '../../../kernel/job.ts';
import { command, query, type WriteContext } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Called, callConnector } from '../call-connector.ts';
import { type Connectors, type InstallationRow, installationColumns } from '../installation.row.ts';
import { type KeptLine, writeLog } from '../log/write-log.ts';
import { type Connection, openConnection } from '../open-connection.ts';
import { moveCursor, readCursor } from './cursors.ts';
import { endRun } from './end-run.ts';
import { type Page, page, pullJob } from './pull-page.ts';

interface Ready {
  connection: Connection;
  connector: AnyConnector;
  stream: string;
  cursor: string | null;
  wanted: unknown;
  runId: string;
}

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Asks a provider for a stream page by page; what came and the place reached are written together. */
export function pullStream(connectors: Connectors, consumers: readonly Consumer[]): Job<typeof page> {
  const readPull = query({
    name: 'integrations.read-pull',
    summary: words('Prepare the next page', 'Подготовить следующую страницу'),
    ...ours,
    input: page,
    async run(ctx, { installationId, runId, streams }): Promise<Ready | null> {
      const row = await ofRun(ctx, installationId, runId);
      const connector = row && connectors.bySlug(row.slug);
      const [stream] = streams as [string];
      if (!row || !connector?.pulls?.[stream]) return null;
      const cursor = await readCursor(ctx.db, installationId, stream);
      const wants = consumers.find((one) => one.stream === stream)?.wants;
      const wanted = wants ? await ctx.ask(wants, { installationId, source: row.slug }) : null;
      return { connection: await openConnection(ctx, row), connector, stream, cursor, wanted, runId };
    },
  });

  const takePage = command({
    name: 'integrations.take-page',
    summary: words('Write a page of records', 'Записать страницу записей'),
    ...ours,
    input: object({ ...page.properties, outcome: Type.Unsafe<Called<PulledPage> | null>({}) }),
    async run(ctx, { installationId, runId, streams, outcome }) {
      const row = outcome && (await lockOfRun(ctx, installationId, runId));
      if (!row || !outcome) return ctx.nothingChanged();
      await writeLog(ctx.db, installationId, outcome.lines);
      if (outcome.error) return endRun(ctx, connectors, row, outcome.error);
      const [stream, ...later] = streams as [string];
      const { items, cursor, more, total } = outcome.result;
      const consume = consumers.find((one) => one.stream === stream);
      if (!consume) throw new Error(`Nobody takes the stream ${stream}`);
      const { taken, skipped = null } =
        items.length === 0
          ? { taken: 0 }
          : await ctx.call(consume.command, { installationId, source: row.slug, items });
      if (skipped) await writeLog(ctx.db, installationId, [skippedLine(stream, skipped, runId)]);
      else await moveCursor(ctx.db, installationId, stream, cursor);
      const left = more && !skipped ? streams : later;
      const done = (row.sync_progress?.done ?? 0) + (skipped ? 0 : items.length);
      const progressed = { ...row, sync_progress: { done, total: total ?? row.sync_progress?.total ?? null } };
      if (left.length === 0) return endRun(ctx, connectors, progressed, null);
      await ctx.db.execute(sql`
        update integration_installations set sync_progress = ${JSON.stringify(progressed.sync_progress)}
        where tenant_id = ${ctx.db.tenant} and id = ${installationId}`);
      await ctx.enqueue(pullJob, { installationId, runId, streams: left });
      if (taken === 0) ctx.nothingChanged();
    },
  });

  const giveUp = command({
    name: 'integrations.give-up-pull',
    summary: words('End a run that came to nothing', 'Завершить неудавшуюся синхронизацию'),
    ...ours,
    input: object({ ...page.properties, reason: Type.String() }),
    async run(ctx, { installationId, runId, reason }) {
      const row = await lockOfRun(ctx, installationId, runId);
      if (!row) return ctx.nothingChanged();
      const detail = words(`The records could not be written: ${reason}`, `Не удалось записать полученное: ${reason}`);
      await endRun(ctx, connectors, row, { kind: 'contract_violation', detail });
    },
  });

  return job({
    ...pullJob,
    command: takePage,
    outside: { read: readPull, perform: fetchPage },
    attempts: 4,
    onGivenUp: { command: giveUp, input: (payload, { reason }) => ({ ...payload, reason }) },
  });
}

async function fetchPage(
  ready: Ready | null,
  { services, asSystem }: OutsideTools,
): Promise<Called<PulledPage> | null> {
  if (ready === null) return null;
  const { connector, connection, stream, cursor, wanted, runId } = ready;
  const pull = connector.pulls?.[stream];
  if (!pull) return null;
  const how = { services, portal: asSystem, correlationId: runId, interactive: false };
  return callConnector(connector, connection, how, async (call) => pageOf(await pull.fetch(call, cursor, wanted)));
}

/** A connector that hands over what is no page has not understood its provider. */
function pageOf(page: PulledPage): PulledPage {
  if (Array.isArray(page?.items)) return page;
  throw new ProviderError(
    'contract_violation',
    words('The provider did not answer with a list of records.', 'Провайдер ответил не списком записей.'),
  );
}

/** The installation while this run is its own; a run that was stopped or overtaken finds nothing. */
const ofRun = ({ db }: Pick<WriteContext, 'db'>, installationId: Page['installationId'], runId: string) =>
  db.first<InstallationRow>(sql`
    select ${installationColumns} from integration_installations installation
    where installation.tenant_id = ${db.tenant} and installation.id = ${installationId} and installation.sync_run = ${runId}
      and installation.status in ('installed', 'sync_error') and installation.archived_at is null`);

/** The same, locked until the transaction ends: locked first and read after, in one flight. */
async function lockOfRun(ctx: WriteContext, installationId: Page['installationId'], runId: string) {
  const locked = ctx.db.execute(sql`
    select 1 from integration_installations where tenant_id = ${ctx.db.tenant} and id = ${installationId} and sync_run = ${runId} for update`);
  return (await Promise.all([ofRun(ctx, installationId, runId), locked]))[0];
}

/** Why a page was not written. */
const skippedLine = (stream: string, message: Words, runId: string): KeptLine => ({
  at: new Date().toISOString(),
  correlationId: runId,
  direction: 'INTERNAL',
  level: 'warning',
  event: `${stream}.skipped`,
  status: 'skipped',
  message,
});
