import type { IncomingEDocument } from '../../../../../nouns/incoming-e-document.ts';
import type { EDocumentState } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { incomingEDocument, incomingEDocuments } from '../incoming-e-document.ts';
import { areSame } from './are-same.ts';
import type { Followed } from './followed.ts';
import { lockedRows } from './told-keys.ts';

/** A document that came, with what its operator's states are compared by, locked until the transaction ends. */
export interface HeldIncoming extends Followed {
  record: IncomingEDocument;
}

type Row = IncomingEDocument & Pick<Followed, 'asOf' | 'lastEventOrder' | 'key' | 'parts'>;

export async function holdIncoming(db: Db, condition: Sql): Promise<HeldIncoming[]> {
  const [, rows] = await Promise.all([
    lockedRows(db, 'incoming_e_documents', 'came', condition),
    db.many<Row>(sql`
      select ${incomingEDocuments.shown()}, came.as_of as "asOf", came.last_event_order as "lastEventOrder", came.operator_key as key, came.parts
      from incoming_e_documents came where came.tenant_id = ${db.tenant} and ${condition}`),
  ]);
  return rows.map(({ asOf, lastEventOrder, key, parts, ...record }) => ({
    ...{ asOf, lastEventOrder, key, parts, record },
    ...{ status: record.status, signatureStatus: record.signatureStatus, ids: record.ids },
    ...{ statusText: record.statusText, statusDetails: record.statusDetails, reason: record.reason },
    ...{ lastEventId: record.lastEventId, lastEventName: record.lastEventName },
  }));
}

export async function holdCame(db: Db, id: string): Promise<HeldIncoming> {
  const [held] = await holdIncoming(db, sql`came.id = ${id}`);
  if (!held) throw notFound(incomingEDocument.noun);
  return held;
}

/** Writes what is known of a document now; without a difference nothing is written but the look. */
export async function writeIncoming(
  ctx: WriteContext,
  { record, ...before }: HeldIncoming,
  { record: _, ...now }: HeldIncoming,
  state: EDocumentState | null,
): Promise<IncomingEDocument> {
  const { asOf, lastEventOrder, key, parts, ...shown } = now;
  const syncedAt = state ? portalNow().toISOString() : record.syncedAt;
  if (areSame(record, shown) && before.key === key && areSame(before, { lastEventOrder, parts })) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update incoming_e_documents set as_of = ${asOf}, synced_at = ${syncedAt}
      where tenant_id = ${ctx.db.tenant} and id = ${record.id}`);
    return { ...record, syncedAt };
  }
  const columns = { as_of: asOf, last_event_order: lastEventOrder, operator_key: key, parts: JSON.stringify(parts) };
  return incomingEDocuments.change(ctx, record, { ...shown, syncedAt }, { columns });
}
