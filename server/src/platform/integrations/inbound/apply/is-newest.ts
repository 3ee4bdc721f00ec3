import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { isoInstant } from '../../../../kernel/values/instant.ts';

/** Which record of which system a version is of, for one operation. */
interface Versioned {
  operation: string;
  externalSource: string;
  externalId: string;
}

/** Notes the version of a record of another system under a lock; false when a newer one was applied before. The same one again is no older. */
export async function isNewest(db: Db, of: Versioned, version: string): Promise<boolean> {
  const given = comparable(version);
  await db.execute(sql`
    insert into inbound_versions (tenant_id, operation, external_source, external_id)
    values (${db.tenant}, ${of.operation}, ${of.externalSource}, ${of.externalId}) on conflict do nothing`);
  const here = sql`
    tenant_id = ${db.tenant} and operation = ${of.operation} and external_source = ${of.externalSource} and external_id = ${of.externalId}`;
  const { newest } = await db.one<{ newest: string | null }>(
    sql`select newest from inbound_versions where ${here} for update`,
  );
  if (newest !== null && given.lessThan(comparable(newest))) return false;
  await db.execute(sql`update inbound_versions set newest = ${version}, updated_at = now() where ${here}`);
  return true;
}

/** A number, or a moment as its milliseconds: other texts have no order that both sides would agree on. */
function comparable(version: string) {
  if (/^\d{1,30}(\.\d{1,30})?$/.test(version)) return new Exact(version);
  const instant = isoInstant(version);
  if (instant) return new Exact(Date.parse(instant));
  throw brokenRule('version_not_comparable', notComparable);
}

const notComparable = words(
  'The version of the record is neither a number nor a moment with its zone.',
  'Версия записи — не число и не момент времени с часовым поясом.',
);
