import Type from 'typebox';
import { choice, id, instant, integer, nullable, object, text } from '../../../kernel/fields.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import { raw, type Sql } from '../../../kernel/sql/sql.ts';

const directions = ['INBOUND', 'OUTBOUND', 'INTERNAL'] as const;
const levels = ['info', 'warning', 'error'] as const;
const outcomes = ['ok', 'warning', 'failed', 'in_doubt', 'skipped'] as const;

/** One line of the journal of an installation. */
export const logEntry = object(
  {
    id: id(),
    at: instant('At'),
    direction: choice(directions, 'Who spoke: the other system, we, or nobody outside'),
    level: choice(levels, 'Level'),
    event: text(200, 'What was done', { examples: ['rates.daily'] }),
    status: choice(outcomes, 'How it ended'),
    message: Type.String({ title: 'What happened, in words' }),
    entityType: nullable(text(64, 'Kind of the record it was about')),
    entityId: nullable(text(200, 'The record it was about')),
    details: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'Particulars; what is secret is covered',
    }),
    correlationId: nullable(text(200, 'Shared by lines of one piece of work')),
    durationMs: nullable(integer('Milliseconds it took', { minimum: 0 })),
    httpStatus: nullable(integer('Status the other system answered')),
    attempt: nullable(integer('Attempt', { minimum: 1 })),
    times: integer('How many equal events this line stands for', { minimum: 1 }),
  },
  { title: 'Line of the journal' },
);

type LogEntry = Type.Static<typeof logEntry>;

interface LogRow {
  id: string;
  at: string;
  direction: LogEntry['direction'];
  level: LogEntry['level'];
  event: string;
  status: LogEntry['status'];
  message: Words;
  entity_type: string | null;
  entity_id: string | null;
  details: Record<string, unknown>;
  correlation_id: string | null;
  duration_ms: number | null;
  http_status: number | null;
  attempt: number | null;
  times: number;
}

export const logColumns: Sql = raw(`
  line.id, line.at, line.direction, line.level, line.event, line.status, line.message, line.entity_type, line.entity_id, line.details,
  line.correlation_id, line.duration_ms, line.http_status, line.attempt, line.times`);

export const presentLine =
  (language: keyof Words) =>
  (row: LogRow): LogEntry => ({
    id: row.id,
    at: row.at,
    direction: row.direction,
    level: row.level,
    event: row.event,
    status: row.status,
    message: row.message[language],
    entityType: row.entity_type,
    entityId: row.entity_id,
    details: row.details,
    correlationId: row.correlation_id,
    durationMs: row.duration_ms,
    httpStatus: row.http_status,
    attempt: row.attempt,
    times: row.times,
  });

/** Days that a line is shown; it leaves the database with its month. */
export const logDays = 90;

export const logListing: Listing = {
  name: 'integration-log',
  from: 'integration_log line',
  alias: 'line',
  defaultSort: '-at',
  fields: {
    id: { column: 'line.id', kind: 'id', sortable: true },
    installationId: { column: 'line.installation_id', kind: 'id' },
    at: { column: 'line.at', kind: 'instant', sortable: true },
    direction: { column: 'line.direction', kind: 'choice', values: directions },
    level: { column: 'line.level', kind: 'choice', values: levels },
    status: { column: 'line.status', kind: 'choice', values: outcomes },
    event: { column: 'line.event', kind: 'text' },
    entityId: { column: 'line.entity_id', kind: 'text', nullable: true },
    correlationId: { column: 'line.correlation_id', kind: 'text', nullable: true },
  },
};
