import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OutgoingWrite, Reconciliation, Write } from '../../../kernel/integrations/outgoing-write.ts';
import { type Job, job, type OutsideTools } from '../../../kernel/job.ts';
import { command, query, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Called, callConnector } from '../call-connector.ts';
import { type Connectors, workingInstallation } from '../installation.row.ts';
import { writeLog } from '../log/write-log.ts';
import { type Connection, openConnection } from '../open-connection.ts';
import { entryLine } from './entry-line.ts';
import { finishEntry } from './finish-entry.ts';
import { changeEntry, entryRow, lockEntry, type OutboxRow, outgoingWrite } from './outbox-entry.row.ts';
import { mostSweeps, nextSweep, sweepJob, sweepPayload } from './sweeps.ts';

interface Doubted {
  connector: AnyConnector;
  connection: Connection;
  reconcile: NonNullable<Write<never>['reconcile']>;
  write: OutgoingWrite;
}

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

const isDue = (entry: OutboxRow | undefined, sweep: number): entry is OutboxRow =>
  entry?.status === 'in_doubt' && !entry.awaits_decision && entry.sweeps === sweep - 1;

/** Looks for a write in doubt at the provider: found, it is done; not found in the last look either, a person decides. */
export function reconcileWrite(connectors: Connectors): Job<typeof sweepPayload> {
  const read = query({
    name: 'integrations.read-doubted',
    summary: words('Prepare a look for a write in doubt', 'Подготовить поиск записи с неизвестным результатом'),
    ...ours,
    input: sweepPayload,
    async run(ctx, { entryId, sweep }): Promise<Doubted | null> {
      const entry = await entryRow(ctx.db, entryId);
      if (!isDue(entry, sweep)) return null;
      const row = await workingInstallation(ctx.db, entry.installation_id);
      const connector = row && connectors.bySlug(row.slug);
      const reconcile = connector?.writes?.[entry.operation]?.reconcile;
      if (!row || !connector || !reconcile) return null;
      const write = await outgoingWrite(ctx.db, entry, entry.sent_at ?? entry.created_at);
      return { connector, reconcile, connection: await openConnection(ctx, row), write };
    },
  });

  const settle = command({
    name: 'integrations.settle-doubted',
    summary: words('Note what a look found', 'Отметить результат поиска'),
    ...ours,
    input: object({ ...sweepPayload.properties, outcome: Type.Unsafe<Called<Reconciliation> | null>({}) }),
    async run(ctx, { entryId, sweep, outcome }) {
      const entry = await lockEntry(ctx.db, entryId);
      if (!isDue(entry, sweep)) return ctx.nothingChanged();
      if (outcome) await writeLog(ctx.db, entry.installation_id, outcome.lines);
      const found = outcome?.result;
      if (found?.found === 'yes') return finishEntry(ctx, entry, found.written);
      await lookAgain(ctx, entry);
    },
  });

  const giveUp = command({
    name: 'integrations.give-up-reconciling',
    summary: words('Ask a person about a write in doubt', 'Спросить человека о записи с неизвестным результатом'),
    ...ours,
    input: sweepPayload,
    async run(ctx, { entryId, sweep }) {
      const entry = await lockEntry(ctx.db, entryId);
      if (!isDue(entry, sweep)) return ctx.nothingChanged();
      await lookAgain(ctx, { ...entry, sweeps: mostSweeps - 1 });
    },
  });

  return job({
    ...sweepJob,
    command: settle,
    outside: { read, perform: look },
    attempts: 4,
    onGivenUp: { command: giveUp, input: (payload) => payload },
  });
}

async function look(
  doubted: Doubted | null,
  { services, asSystem }: OutsideTools,
): Promise<Called<Reconciliation> | null> {
  if (!doubted) return null;
  const { connector, connection, reconcile, write } = doubted;
  const how = { services, portal: asSystem, correlationId: write.id, interactive: false, repeats: 1 };
  return callConnector(connector, connection, how, (call) => reconcile(call, write));
}

async function lookAgain(ctx: WriteContext, entry: OutboxRow) {
  const sweeps = entry.sweeps + 1;
  const row = await changeEntry(ctx.db, entry.id, { sweeps, awaits_decision: sweeps === mostSweeps });
  if (sweeps < mostSweeps) await nextSweep(ctx, row);
  else await writeLog(ctx.db, entry.installation_id, [entryLine(row, 'not_found', 'in_doubt', notFound)]);
  ctx.nothingChanged();
}

const notFound = words(
  'The provider has no record of it. Record the outcome, or send it again.',
  'У провайдера запись не найдена. Отметьте, чем она закончилась, или отправьте её снова.',
);
