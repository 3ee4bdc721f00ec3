import Type from 'typebox';
import { choice, id, instant, integer, nullable, object, text } from '../../../../kernel/fields.ts';
import type { Listing } from '../../../../kernel/lists/listing.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { raw, type Sql } from '../../../../kernel/sql/sql.ts';

const receiptStatuses = ['received', 'retrying', 'applied', 'skipped_stale', 'unmatched', 'failed'] as const;

export type ReceiptStatus = (typeof receiptStatuses)[number];

export const receiptNoun = words('Received webhook', 'Принятый вебхук');

/** What a mapping made of it. */
const application = object(
  {
    mappingId: id('Mapping'),
    result: choice(['recorded', 'created', 'updated', 'unchanged', 'skipped_stale'], 'What was done'),
    entityType: nullable(text(64, 'Kind of the record')),
    entityId: nullable(id('Record')),
    extracted: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'Values taken out of the event',
    }),
    at: instant('At'),
  },
  { title: 'What a mapping made of it' },
);

const fields = {
  id: id(),
  event: text(200, 'Event', { examples: ['catalog.item.upserted'] }),
  status: choice(receiptStatuses, 'How far it is'),
  sentAt: instant('Sent, by the clock of the sender'),
  receivedAt: instant('Received'),
  size: integer('Bytes', { minimum: 0 }),
  attempts: integer('Attempts', { minimum: 0 }),
  nextAttemptAt: nullable(instant('Next attempt')),
  missing: Type.Array(Type.String(), { title: 'Required fields the event lacks' }),
  lastError: nullable(
    object(
      {
        mappingId: nullable(id('Mapping')),
        code: text(64, 'Code'),
        message: Type.String({ title: 'What happened' }),
        fields: Type.Array(
          object({
            at: Type.String({ title: 'Field', examples: ['/lines/0/price'] }),
            code: text(64, 'Code'),
            message: Type.String({ title: 'What happened' }),
          }),
          { title: 'Fields that are wrong, the first twenty' },
        ),
      },
      { title: 'Last fault' },
    ),
  ),
  finishedAt: nullable(instant('Finished')),
};

/** A webhook as the list of them shows it. */
export const receiptView = object(fields, { title: 'Received webhook' });

/** The same with what came and what became of it. */
export const wholeReceipt = object(
  {
    ...fields,
    body: Type.String({ title: 'The body, as it came' }),
    applications: Type.Array(application, { title: 'What mappings made of it' }),
  },
  { title: 'Received webhook' },
);

type Receipt = Type.Static<typeof receiptView>;

export interface ReceiptRow {
  id: string;
  event: string;
  status: ReceiptStatus;
  sent_at: string;
  received_at: string;
  size: number;
  attempts: number;
  next_attempt_at: string | null;
  missing: string[];
  last_error: { mappingId: string | null; code: string; message: Words; fields?: WrongField[] } | null;
  finished_at: string | null;
}

interface WrongField {
  at: string;
  code: string;
  message: Words;
}

export const receiptColumns: Sql = raw(`
  receipt.id, receipt.event, receipt.status, receipt.sent_at, receipt.received_at, octet_length(receipt.body) as size, receipt.attempts,
  receipt.next_attempt_at, receipt.missing, receipt.last_error, receipt.finished_at`);

export const presentReceipt =
  (language: keyof Words) =>
  (row: ReceiptRow): Receipt => ({
    id: row.id,
    event: row.event,
    status: row.status,
    sentAt: row.sent_at,
    receivedAt: row.received_at,
    size: row.size,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    missing: row.missing,
    lastError: row.last_error && {
      ...row.last_error,
      message: row.last_error.message[language],
      fields: (row.last_error.fields ?? []).map((one) => ({ ...one, message: one.message[language] })),
    },
    finishedAt: row.finished_at,
  });

export const receiptListing: Listing = {
  name: 'inbound-receipts',
  from: 'inbound_receipts receipt',
  alias: 'receipt',
  defaultSort: '-receivedAt',
  fields: {
    id: { column: 'receipt.id', kind: 'id', sortable: true },
    installationId: { column: 'receipt.installation_id', kind: 'id' },
    event: { column: 'receipt.event', kind: 'text' },
    status: { column: 'receipt.status', kind: 'choice', values: receiptStatuses },
    receivedAt: { column: 'receipt.received_at', kind: 'instant', sortable: true },
  },
};
