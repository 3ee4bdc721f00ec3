import type { Refusal } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import type { TokenPlace } from './enter-by-token.ts';

const mostLines = 100;

interface Refused {
  event?: string | undefined;
  /** Null where it was not measured. */
  bytes: number | null;
}

interface Counted {
  refused: number;
  line_id: string | null;
  /** Whether that line counts this very minute. */
  is_counting: boolean | null;
}

/** Writes a refused webhook into the journal: the first hundred of an hour each on a line, those after counted minute by minute. */
export async function noteRefusal(
  db: Db,
  { endpointId, installationId }: TokenPlace,
  delivery: Refused,
  refusal: Refusal,
) {
  const { refused, line_id, is_counting } = await db.one<Counted>(sql`
    with noted as (
      insert into inbound_refusals as counted (tenant_id, endpoint_id, hour, refused)
      values (${db.tenant}, ${endpointId}, date_trunc('hour', now()), 1)
      on conflict (tenant_id, endpoint_id) do update set hour = excluded.hour,
        refused = case when counted.hour = excluded.hour then counted.refused + 1 else 1 end
      returning refused, line_id, minute)
    select refused, line_id, minute = date_trunc('minute', now()) as is_counting from noted`);
  if (refused > mostLines && is_counting) {
    await db.execute(
      sql`update integration_log set times = times + 1 where tenant_id = ${db.tenant} and id = ${line_id}`,
    );
    return;
  }
  const id = uuidv7();
  await db.execute(
    sql`insert into integration_log ${columns({ tenant_id: db.tenant, id, installation_id: installationId, ...lineOf(delivery, refusal) })}`,
  );
  if (refused > mostLines)
    await db.execute(sql`
      update inbound_refusals set minute = date_trunc('minute', now()), line_id = ${id}
      where tenant_id = ${db.tenant} and endpoint_id = ${endpointId}`);
}

const lineOf = ({ event, bytes }: Refused, { code, status, detail }: Refusal) => ({
  direction: 'INBOUND',
  level: 'warning',
  event: 'webhook.refused',
  status: 'failed',
  message: JSON.stringify(detail),
  details: JSON.stringify({ code, event: event?.slice(0, 200) ?? null, bytes }),
  http_status: status,
});
