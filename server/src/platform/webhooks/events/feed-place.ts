import { unreadableCursor } from '../../../kernel/lists/list-cursor.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { byMachine } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { idAt } from '../../../kernel/values/id-at.ts';
import { madeAt } from '../../../kernel/values/made-at.ts';
import { freshDays } from '../../audit/read-numbered.ts';
import { dayMs, idsSince } from '../../months/ids-since.ts';
import { importedKeys } from '../../secrets/imported-keys.ts';
import { openTokenWith } from '../../secrets/token-key.ts';

/** How far a reader has come: a position, and the event that stood there. */
export interface Place {
  /** Undefined in a cursor from before events had positions: it is found by its event. */
  position: number | undefined;
  id: string;
}

/** Before all events; it says since when, so that whoever comes back with it is told what he has missed. */
export const beforeAll = (): Place => ({ position: 0, id: idAt(Date.now()) });

export const sealPlace = (ctx: ReadContext, { position, id }: Place): string =>
  ctx.services.sealToken('event-place', `${ctx.db.tenant}|${position}|${id}`);

export async function openPlace(ctx: ReadContext, cursor: string): Promise<Place> {
  const place = ctx.services.openToken('event-place', cursor) ?? (await placeFromElsewhere(ctx, cursor));
  const [tenantId, number, id] = (place ?? ctx.services.openToken('event-cursor', cursor))?.split('|') ?? [];
  if (tenantId !== ctx.db.tenant || number === undefined || id === undefined) throw unreadableCursor();
  return { position: place === null ? undefined : Number(number), id };
}

/** A cursor that the installation gave where the portal came from. */
async function placeFromElsewhere(ctx: ReadContext, cursor: string): Promise<string | null> {
  for (const tokens of await importedKeys(ctx, 'tokens')) {
    const place = openTokenWith(tokens, 'event-place', cursor);
    if (place !== null) return place;
  }
  return null;
}

/**
 * Where a reader goes on. When another event stands at his place, or none, an older backup was restored since: he goes back to a
 * minute before the event he saw last, so that he misses nothing of what has taken the place of what was lost.
 */
const positionOf = (db: Db, { position, id }: Place): Sql =>
  position === 0
    ? raw('0::bigint')
    : sql`coalesce(
        (select seen.position from audit_events seen
         where seen.tenant_id = ${db.tenant} and seen.id = ${id} and seen.position = coalesce(${position}::bigint, seen.position)),
        (select min(later.position) - 1 from audit_events later
         where later.tenant_id = ${db.tenant} and later.id >= ${idAt(madeAt(id) - 60_000)} and later.position is not null),
        head.numbered)`;

/** How long events are read. */
export const keptDays = 30;

/** After his place; who begins, or asks for a later time, passes nothing that is older. */
export function beginningOf(db: Db, place: Place, since: string | undefined): Sql {
  const seen = positionOf(db, place);
  if (place.position !== 0 && since === undefined) return seen;
  const oldest = Date.now() - keptDays * dayMs;
  const moment = since === undefined ? oldest : Math.max(oldest, byMachine(Date.parse(since)));
  return sql`greatest(${seen}, ${positionBefore(db, moment)})`;
}

export const longestTransactionMs = 3_600_000;

/** Of so many facts one had its number before any that came so much later. */
const early = { ms: longestTransactionMs, facts: 100 };

/** A position that everything from this moment on lies above. */
const positionBefore = (db: Db, moment: number): Sql => sql`
  coalesce((
    select min(first.position) - 1 from (
      select f.position from audit_events f
      where f.tenant_id = ${db.tenant} and f.id >= ${idsSince(freshDays)} and f.id >= ${idAt(moment - early.ms)} and f.position is not null
      order by f.id limit ${raw(String(early.facts))}) first), head.numbered)`;
