import type { EDocumentChange, EDocumentState } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { toDecimalString } from '../../../kernel/values/decimal.ts';
import { isDate } from '../../../kernel/values/instant.ts';
import { cutText } from '../../../kernel/values/storable-text.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { incomingEDocument, incomingEDocuments } from '../incoming-e-document.ts';
import { markOf } from './follow-state.ts';
import { ourSignature, ourStatus } from './our-status.ts';

export interface FirstTold {
  change: EDocumentChange;
  state: EDocumentState;
}

/** Writes down documents that are told for the first time. */
export async function insertIncoming(
  ctx: WriteContext,
  operator: string,
  installationId: string,
  told: readonly FirstTold[],
) {
  if (told.length === 0) return;
  const { db } = ctx;
  const rows = told.map((one) => ({ tenant_id: db.tenant, operator, installation_id: installationId, ...rowOf(one) }));
  const names = sql`tenant_id, id, operator, installation_id, kind, title, number, document_date, amount, sender, status, signature_status,
    status_text, status_details, reason, ids, operator_key, last_event_id, last_event_name, last_event_order, as_of, received_at, synced_at`;
  const made = await db.many<{ id: string }>(sql`
    insert into incoming_e_documents (${names})
    select ${names} from jsonb_populate_recordset(null::incoming_e_documents, ${JSON.stringify(rows)}::jsonb) told
    on conflict do nothing returning id`);
  const records = await incomingEDocuments.byIds(
    db,
    made.map(({ id }) => id),
  );
  for (const record of records) ctx.record(incomingEDocument.fact('created', record));
}

function rowOf({ change: { event }, state }: FirstTold) {
  const { document, counterparty, ids } = state;
  const title = document?.title || document?.fileName || event.name;
  return {
    id: uuidv7(),
    kind: document?.kind ?? 'other',
    title: cutText(title, 500),
    number: cutText(document?.number, 100),
    document_date: document?.date && isDate(document.date) ? document.date : null,
    amount: document?.amount ? toDecimalString(document.amount) : null,
    sender: {
      id: cutText(counterparty?.id, 200),
      name: cutText(counterparty?.name, 500),
      inn: counterparty?.inn ?? null,
      kpp: counterparty?.kpp ?? null,
    },
    status: ourStatus(state.status),
    signature_status: ourSignature(state.signatureStatus),
    status_text: cutText(state.statusText, 500),
    status_details: cutText(state.statusDetails, 2_000),
    reason: cutText(state.reason, 2_000),
    ids,
    operator_key: state.key,
    last_event_id: cutText(event.id, 200),
    last_event_name: cutText(event.name, 300),
    last_event_order: markOf(event),
    as_of: state.asOf,
    received_at: state.sentAt ?? event.at,
    synced_at: portalNow().toISOString(),
  };
}
