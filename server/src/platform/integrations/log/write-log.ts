import type { LogLine } from '../../../kernel/integrations/call.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** A line that is covered already, as the kit keeps it until it can be written. */
export interface KeptLine extends LogLine {
  at: string;
  correlationId: string | null;
}

const mostDetail = 8_192;

/** Writes lines of the journal in one statement. They were covered when they were kept. */
export async function writeLog(db: Db, installationId: string, lines: readonly KeptLine[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({
    at: line.at,
    direction: line.direction,
    level: line.level,
    event: line.event.slice(0, 200),
    status: line.status,
    message: line.message,
    entity_type: line.entityType ?? null,
    entity_id: line.entityId ?? null,
    details: bounded(line.details ?? {}),
    correlation_id: line.correlationId,
    duration_ms: line.durationMs === undefined ? null : Math.round(line.durationMs),
    http_status: line.httpStatus ?? null,
    attempt: line.attempt ?? null,
  }));
  await db.execute(sql`
    insert into integration_log (tenant_id, installation_id, at, direction, level, event, status, message, entity_type, entity_id,
      details, correlation_id, duration_ms, http_status, attempt)
    select ${db.tenant}::uuid, ${installationId}::uuid, line.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (at instant, direction text, level text, event text, status text,
      message jsonb, entity_type text, entity_id text, details jsonb, correlation_id text, duration_ms int, http_status int, attempt int)
    returning installation_id`);
}

/** Particulars too long to keep are named by their size alone. */
const bounded = (details: Record<string, unknown>) => {
  const size = Buffer.byteLength(JSON.stringify(details));
  return size <= mostDetail ? details : { leftOut: 'too_long', bytes: size };
};
