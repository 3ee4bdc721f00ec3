import type { EDocument } from '../../../../../nouns/e-document.ts';
import type { EDocumentState } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { cutText } from '../../../kernel/values/storable-text.ts';
import { eDocument, eDocuments } from '../e-document.ts';
import { areSame } from './are-same.ts';
import type { Followed } from './followed.ts';
import { lockedRows } from './told-keys.ts';

/** A document with what its operator's states are compared by, locked until the transaction ends. */
export interface HeldOutgoing extends Followed {
  record: EDocument;
}

type Row = EDocument & Pick<Followed, 'asOf' | 'lastEventOrder' | 'key' | 'parts'>;

export async function holdOutgoing(db: Db, condition: Sql): Promise<HeldOutgoing[]> {
  const [, rows] = await Promise.all([
    lockedRows(db, 'e_documents', 'edoc', condition),
    db.many<Row>(sql`
      select ${eDocuments.shown()}, edoc.as_of as "asOf", edoc.last_event_order as "lastEventOrder", edoc.operator_key as key, edoc.parts
      from e_documents edoc where edoc.tenant_id = ${db.tenant} and ${condition}`),
  ]);
  return rows.map(({ asOf, lastEventOrder, key, parts, ...record }) => ({
    ...followedOf(record),
    asOf,
    lastEventOrder,
    key,
    parts,
    record,
  }));
}

export async function holdOne(db: Db, id: string): Promise<HeldOutgoing> {
  const [held] = await holdOutgoing(db, sql`edoc.id = ${id}`);
  if (!held) throw notFound(eDocument.noun);
  return held;
}

const followedOf = ({
  status,
  signatureStatus,
  statusText,
  statusDetails,
  reason,
  ids,
  lastEventId,
  lastEventName,
}: EDocument) => ({
  ...{ status, signatureStatus, statusText, statusDetails, reason, ids, lastEventId, lastEventName },
});

/**
 * Writes what is known of a document now; `state` brings its days and the other side. A doubt stays until what came of the write is known.
 * Without a difference nothing is written but the look.
 */
export async function writeOutgoing(
  ctx: WriteContext,
  { record, ...before }: HeldOutgoing,
  { record: _, ...now }: HeldOutgoing,
  { state = null, inDoubt = record.isInDoubt }: { state?: EDocumentState | null; inDoubt?: boolean } = {},
): Promise<EDocument> {
  const { asOf, lastEventOrder, key, parts, ...shown } = now;
  const values = {
    ...shown,
    isInDoubt: inDoubt,
    recipient: sideOf(record.recipient, state),
    sentAt: state?.sentAt ?? record.sentAt,
    deliveredAt: state?.deliveredAt ?? record.deliveredAt,
    signedAt: state?.signedAt ?? record.signedAt ?? signedNow(before, now),
  };
  const columns = { as_of: asOf, last_event_order: lastEventOrder, operator_key: key, parts: JSON.stringify(parts) };
  const syncedAt = state ? portalNow().toISOString() : record.syncedAt;
  const isSame = areSame(record, values) && before.key === key && areSame(before, { lastEventOrder, parts });
  if (isSame) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update e_documents set as_of = ${asOf}, synced_at = ${syncedAt} where tenant_id = ${ctx.db.tenant} and id = ${record.id}`);
    return { ...record, syncedAt };
  }
  const moved = record.status !== values.status;
  return eDocuments.change(
    ctx,
    record,
    { ...values, syncedAt },
    {
      columns,
      ...(moved && { fact: 'status_changed' as const, tell: { status: { from: record.status, to: values.status } } }),
    },
  );
}

/** Where the operator names no moment: that of the event by which it was seen to be signed, or of the look. */
function signedNow(before: Followed, { status, asOf, lastEventOrder }: Followed): string | null {
  if (status !== 'signed') return null;
  const isTold = lastEventOrder !== null && lastEventOrder !== before.lastEventOrder;
  return isTold ? (lastEventOrder.split(' ')[0] ?? asOf) : asOf;
}

/** What the operator tells of the other side wins over what we asked it for. */
function sideOf(known: EDocument['recipient'], state: EDocumentState | null): EDocument['recipient'] {
  const told = state?.counterparty;
  if (!told) return known;
  return {
    id: told.id ?? known.id,
    name: cutText(told.name, 500) ?? known.name,
    inn: told.inn ?? known.inn,
    kpp: told.kpp ?? known.kpp,
  };
}
