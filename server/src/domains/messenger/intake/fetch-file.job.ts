import Type from 'typebox';
import type { MessengerFile } from '../../../../../nouns/messenger-message.ts';
import { id, integer, object } from '../../../kernel/fields.ts';
import type { KeptFile } from '../../../kernel/integrations/call.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { MessengerPort } from '../../../kernel/integrations/ports/messenger.ts';
import { type Job, job, type OutsideTools } from '../../../kernel/job.ts';
import { command, query, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import { type Called, callConnector } from '../../../platform/integrations/call-connector.ts';
import { workingInstallation } from '../../../platform/integrations/installation.row.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { type Connection, openConnection } from '../../../platform/integrations/open-connection.ts';
import { messageFiles, type StoredMessage, storedMessage } from '../messenger-message.ts';
import { messengerPorts } from '../messenger-port.ts';
import { offerPrices } from './offer-prices.ts';
import { tellConversations } from './tell-conversations.ts';

const payload = object({
  messageId: id(),
  /** How often it has waited for an integration that was stopped. */
  waited: Type.Optional(integer('Times it has waited', { minimum: 0 })),
});
const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

interface Awaited {
  connection: Connection;
  url: string;
}

/** Brings a file of a message into the portal: addresses of providers do not last. */
export function fetchFile(connectors: readonly AnyConnector[]): Job<typeof payload> {
  const ports = messengerPorts(connectors);

  const read = query({
    name: 'messenger.find-file',
    summary: words('Find a file of a message', 'Найти файл сообщения'),
    ...ours,
    input: payload,
    async run(ctx, { messageId }): Promise<Awaited | null> {
      const { fileUrl, installationId } = await storedMessage(ctx.db, messageId);
      const row = fileUrl === null ? undefined : await workingInstallation(ctx.db, installationId);
      if (!row || fileUrl === null) return null;
      const connection = await openConnection(ctx, row);
      return { url: fileUrl, connection: { ...connection, secrets: [...connection.secrets, fileUrl] } };
    },
  });

  async function fetchIt(found: Awaited | null, { services, asSystem, attempt }: OutsideTools) {
    const connector = connectors.find(({ manifest }) => manifest.slug === found?.connection.slug);
    const port = found && (ports.get(found.connection.slug) as MessengerPort | undefined);
    if (!found || !connector || !port) return null;
    const how = { services, portal: asSystem, correlationId: null, interactive: false, repeats: 1 };
    const called = await callConnector(connector, found.connection, how, async (call) =>
      call.keepFile(await port.fetchFile(call, found.url)),
    );
    const passes = called.error?.kind === 'unavailable' || called.error?.kind === 'rate_limited';
    if (passes && attempt < attempts) throw new Error(called.error?.detail.en);
    return called;
  }

  const keep = command({
    name: 'messenger.keep-file',
    summary: words('Keep a file of a message', 'Сохранить файл сообщения'),
    ...ours,
    input: object({ ...payload.properties, outcome: Type.Unsafe<Called<KeptFile> | null>({}) }),
    async run(ctx, { messageId, waited = 0, outcome }) {
      ctx.nothingChanged();
      const message = await storedMessage(ctx.db, messageId);
      if (message.fileUrl === null) return;
      if (!outcome) return waited < longestWaits ? wait(ctx, messageId, waited) : end(ctx, message, gone);
      await writeLog(ctx.db, message.installationId, outcome.lines);
      const file = outcome.error ? gone : await keepFile(ctx, messageId, outcome.result);
      await end(ctx, message, file);
      if (file.fileId !== null && message.direction === 'in') await offerPrices(ctx, connectors, messageId);
    },
  });

  /** The integration is stopped, perhaps until somebody has entered another key. */
  const wait = (ctx: WriteContext, messageId: string, waited: number) =>
    ctx.enqueue(
      made,
      { messageId, waited: waited + 1 },
      { dueAt: new Date(portalNow().getTime() + waitMinutes * 60_000).toISOString() },
    );

  const giveUp = command({
    name: 'messenger.give-up-file',
    summary: words('Give a file of a message up', 'Отказаться от файла сообщения'),
    ...ours,
    input: payload,
    async run(ctx, { messageId }) {
      ctx.nothingChanged();
      await end(ctx, await storedMessage(ctx.db, messageId), gone);
    },
  });

  const made: Job<typeof payload> = job({
    name: 'messenger.fetch-file',
    payload,
    outside: { read, perform: fetchIt },
    command: keep,
    attempts,
    onGivenUp: { command: giveUp, input: (given) => given },
  });
  return made;
}

const attempts = 5;
/** Two days. */
const [waitMinutes, longestWaits] = [30, 96];

const gone: MessengerFile = { fileName: '', mimeType: '', sizeBytes: 0, fileId: null, notKept: 'unavailable' };

/** What became of the file; whoever has the conversation open sees it. */
async function end(ctx: WriteContext, { id: messageId, conversationId }: StoredMessage, file: MessengerFile) {
  await ctx.db.execute(sql`
    update messenger_messages set file = ${JSON.stringify(file)}, file_url = null, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${messageId} and deleted_at is null`);
  await tellConversations(ctx, [{ conversationId, added: 0, unread: 0 }]);
}

/** A message is never lost because its file is not wanted. */
async function keepFile(ctx: WriteContext, messageId: string, given: KeptFile): Promise<MessengerFile> {
  const { storageKey, sha256, ...shown } = given;
  if (storageKey === null) return { ...shown, fileId: null, notKept: 'file_type' };
  try {
    const about = { id: uuidv7(), entityType: messageFiles, entityId: messageId };
    const file = await ctx.attempt(() => recordFile(ctx, { ...about, ...shown, sha256, storageKey }));
    return { ...shown, fileId: file?.id ?? null, notKept: file ? null : 'quota' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...shown, fileId: null, notKept: 'quota' };
  }
}
