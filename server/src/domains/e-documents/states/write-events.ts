import type { EDocumentChange } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { cutText } from '../../../kernel/values/storable-text.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { ourSignature, ourStatus } from './our-status.ts';

export interface Told {
  of: { e_document_id: string } | { incoming_id: string };
  change: EDocumentChange;
}

/** Keeps what an operator told of documents, and answers which of it is new: what it tells twice is there once. */
export async function writeEvents({ db }: WriteContext, operator: string, told: readonly Told[]): Promise<Told[]> {
  if (told.length === 0) return [];
  const rows = told.map(({ of, change: { event, state } }) => ({
    ...{ e_document_id: null, incoming_id: null, ...of },
    id: uuidv7(),
    event_id: cutText(event.id, 200),
    name: cutText(event.name, 300),
    at: event.at,
    event_order: event.order,
    status: state && ourStatus(state.status),
    signature_status: state && ourSignature(state.signatureStatus),
    status_text: cutText(state?.statusText, 500),
  }));
  const kept = await db.many<{ id: string }>(sql`
    insert into e_document_events (tenant_id, operator, id, e_document_id, incoming_id, event_id, name, at, event_order, status,
      signature_status, status_text)
    select ${db.tenant}::uuid, ${operator}::text, told.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (id uuid,
      e_document_id uuid, incoming_id uuid, event_id text, name text, at instant, event_order text, status text,
      signature_status text, status_text text)
    on conflict do nothing returning id`);
  const isNew = new Set(kept.map(({ id }) => id));
  return told.filter((_, at) => isNew.has(rows[at]?.id ?? ''));
}
