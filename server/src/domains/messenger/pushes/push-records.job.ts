import Type from 'typebox';
import { choice, id, nullable, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { BatchReport, MessengerPort } from '../../../kernel/integrations/ports/messenger.ts';
import { type Job, job, type OutsideTools } from '../../../kernel/job.ts';
import { command, query, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Called, callConnector } from '../../../platform/integrations/call-connector.ts';
import { connectorsOf, workingInstallation } from '../../../platform/integrations/installation.row.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { noteFault } from '../../../platform/integrations/note-fault.ts';
import { type Connection, openConnection } from '../../../platform/integrations/open-connection.ts';
import { messengerPorts } from '../messenger-port.ts';
import { gatherPage, type PushPage } from './gather-page.ts';
import { type PushKind, pushKinds } from './push-kinds.ts';
import { reportLine, writePushes } from './write-pushes.ts';

/** What is still to be told, in this order, and where the first of it goes on. */
const payload = object({
  installationId: id(),
  kinds: Type.Array(choice(Object.keys(pushKinds) as PushKind[], 'What the provider is told of'), { minItems: 1 }),
  after: nullable(id('Last record told')),
});

interface Ready {
  connection: Connection;
  kind: PushKind;
  page: PushPage;
}

type Told = { kind: PushKind; page: PushPage; called: Called<BatchReport> };

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;
const attempts = 5;

/** Tells the provider of records, a page at a time; what it was told is written together with the place reached. */
export function pushRecords(connectors: readonly AnyConnector[]): Job<typeof payload> {
  const ports = messengerPorts(connectors);

  const read = query({
    name: 'messenger.gather-page',
    summary: words('Gather records to tell', 'Собрать записи для передачи'),
    ...ours,
    input: payload,
    async run(ctx, { installationId, kinds, after }): Promise<Ready | null> {
      const row = await workingInstallation(ctx.db, installationId);
      const [kind] = kinds as [PushKind];
      return row
        ? { connection: await openConnection(ctx, row), kind, page: await gatherPage(ctx, installationId, kind, after) }
        : null;
    },
  });

  async function tell(ready: Ready | null, { services, asSystem, attempt }: OutsideTools): Promise<Told | null> {
    const connector = connectors.find(({ manifest }) => manifest.slug === ready?.connection.slug);
    const port = ready && (ports.get(ready.connection.slug) as MessengerPort | undefined);
    if (!ready || !connector || !port) return null;
    const { connection, kind, page } = ready;
    const how = { services, portal: asSystem, correlationId: null, interactive: false, repeats: 1 };
    const called = await callConnector(connector, connection, how, (call) => {
      if (kind === 'users') return port.pushUsers(call, page.items as never);
      return kind === 'contacts'
        ? port.pushContacts(call, page.items as never)
        : port.pushDeals(call, page.items as never);
    });
    const passes = called.error?.kind === 'unavailable' || called.error?.kind === 'rate_limited';
    if (passes && attempt < attempts) throw new Error(called.error?.detail.en);
    return { kind, page, called };
  }

  const note = command({
    name: 'messenger.note-pushes',
    summary: words('Note what the provider was told', 'Отметить переданное провайдеру'),
    ...ours,
    input: object({ ...payload.properties, outcome: Type.Unsafe<Told | null>({}) }),
    async run(ctx, { installationId, kinds, outcome }) {
      ctx.nothingChanged();
      if (!outcome) return;
      const { kind, page, called } = outcome;
      await writeLog(ctx.db, installationId, called.lines);
      if (called.error) return noteFault(ctx, connectorsOf(connectors), installationId, called.error);
      await writePushes(ctx, installationId, kind, page.items, called.result);
      await writeLog(ctx.db, installationId, [reportLine(kind, called.result)]);
      await goOn(ctx, installationId, page.after === null ? kinds.slice(1) : kinds, page.after);
    },
  });

  async function goOn(ctx: WriteContext, installationId: string, kinds: PushKind[], after: string | null) {
    if (kinds.length > 0) await ctx.enqueue(made, { installationId, kinds, after });
  }

  const made: Job<typeof payload> = job({
    name: 'messenger.push-records',
    payload,
    outside: { read, perform: tell },
    command: note,
    attempts,
  });
  return made;
}
