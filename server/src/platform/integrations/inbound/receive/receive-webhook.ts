import { createHash } from 'node:crypto';
import type { Job } from '../../../../kernel/job.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { type KeptLine, writeLog } from '../../log/write-log.ts';
import { activeMappings } from '../mappings/inbound-mapping.ts';
import { checkDelivery, sentAt } from './check-delivery.ts';
import { type Delivery, delivery, receiptAnswer } from './delivery.ts';
import { enterByToken, type TokenPlace } from './enter-by-token.ts';
import { noteRefusal } from './note-refusal.ts';
import { openEndpoint } from './open-endpoint.ts';
import { replayKeyOf, signedKeyOf } from './replay-key.ts';

export const receiveWebhook = (apply: Job) =>
  command({
    name: 'integrations.receive-webhook',
    summary: words('Receive a webhook', 'Принять вебхук'),
    description:
      'For other systems: needs no account, but a signature. 202 is answered once the event is kept; mappings are applied after it, so a mistake in a mapping is found in the journal and not here. An event that was taken before, or the same timestamp and body under whatever headers, is answered 202 too, with the first receipt, and changes nothing. Repeat whatever is answered 429 or 5xx.',
    permission: 'visitor',
    scope: null,
    refuses: [
      'webhook_endpoint_not_found',
      'webhook_endpoint_replaced',
      'signature_missing',
      'signature_invalid',
      'timestamp_invalid',
      'timestamp_stale',
      'integration_disabled',
    ],
    input: delivery,
    output: receiptAnswer,
    enter: enterByToken,

    async run(ctx, given, place: TokenPlace) {
      ctx.nothingChanged();
      const [endpoint, mappings] = await Promise.all([
        openEndpoint(ctx, place),
        activeMappings(ctx.db, place.installationId),
      ]);
      const refusal = checkDelivery(given, endpoint);
      if (refusal) {
        await noteRefusal(ctx.db, place, { event: given.event, bytes: given.body.length }, refusal);
        return refusal;
      }
      const { key, kind } = replayKeyOf(given, mappings);
      const keys = { replay_key: key, replay_kind: kind, signed_key: signedKeyOf(given) };
      const kept = await keepReceipt(ctx, place, given, keys);
      return kept ? accept(ctx, place, given, kept, apply) : repeat(ctx, place, given, keys);
    },
  });

interface Kept {
  id: string;
  received_at: string;
}

interface Keys {
  replay_key: Buffer | null;
  replay_kind: string;
  signed_key: Buffer;
}

/** The receipt, unless one of either key was kept before: then nothing. */
const keepReceipt = (
  { db, newId }: WriteContext,
  { endpointId, installationId }: TokenPlace,
  given: Delivery,
  keys: Keys,
) =>
  db.first<Kept>(sql`
    insert into inbound_receipts ${columns({
      tenant_id: db.tenant,
      id: newId,
      installation_id: installationId,
      endpoint_id: endpointId,
      event: given.event,
      body: given.body,
      body_digest: digestOf(given.body),
      sent_at: new Date(sentAt(given) as number).toISOString(),
      ...keys,
    })} on conflict do nothing returning id, received_at`);

async function accept(
  ctx: WriteContext,
  { installationId }: TokenPlace,
  given: Delivery,
  { id, received_at }: Kept,
  apply: Job,
) {
  await Promise.all([
    ctx.enqueue(apply, { receiptId: id }, { key: id }),
    writeLog(ctx.db, installationId, [lineOf('webhook.accepted', given, id, words('Accepted.', 'Принят.'))]),
  ]);
  return { status: 'accepted' as const, duplicate: false, receiptId: id, receivedAt: received_at };
}

async function repeat({ db }: WriteContext, { installationId }: TokenPlace, given: Delivery, keys: Keys) {
  const first = await db.one<Kept & { body_digest: Buffer }>(sql`
    select id, received_at, body_digest from inbound_receipts
    where tenant_id = ${db.tenant} and installation_id = ${installationId}
      and (signed_key = ${keys.signed_key} or replay_key = ${keys.replay_key})
    order by signed_key is not distinct from ${keys.signed_key} desc limit 1`);
  const line = first.body_digest.equals(digestOf(given.body))
    ? lineOf('webhook.duplicate', given, first.id, taken)
    : { ...lineOf('webhook.duplicate_mismatch', given, first.id, otherBody), level: 'warning' as const };
  await writeLog(db, installationId, [line]);
  return { status: 'duplicate' as const, duplicate: true, receiptId: first.id, receivedAt: first.received_at };
}

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest();

const taken = words('Already accepted; nothing is done again.', 'Уже принят раньше, повторно ничего не делается.');
const otherBody = words(
  'An event with this identifier was already received with a different body. The first one stands.',
  'Событие с этим идентификатором уже принято с другим содержимым. Действует первое.',
);

const lineOf = (event: string, given: Delivery, receiptId: string, message: Words): KeptLine => ({
  at: new Date().toISOString(),
  correlationId: receiptId,
  direction: 'INBOUND',
  level: 'info',
  event,
  status: event === 'webhook.accepted' ? 'ok' : 'skipped',
  message,
  httpStatus: 202,
  details: { event: given.event, receiptId, bytes: given.body.length },
});
