import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { canonicalColumn, noDigest, type Place, sealDigest, start } from '../seal-digest.ts';

export const sealBatch = 5_000;

interface Head {
  number: number;
  xid: string;
  id: string;
  digest: Buffer;
}

/** Seals the next batch of a portal's trail. A number is taken once, so of two at once one writes and the other leaves. */
export const sealEvents = command({
  name: 'audit.seal-events',
  summary: words('Seal the next batch of the trail', 'Запечатать очередную часть журнала'),
  permission: 'audit.read',
  scope: null,
  input: object({}),
  output: object({ sealed: Type.Integer() }),

  async run(ctx) {
    ctx.nothingChanged();
    const head = await ctx.db.first<Head>(sql`
      select number, last_xid::text as xid, last_id as id, digest from audit_seals
      where tenant_id = ${ctx.db.tenant} order by number desc limit 1`);
    const after: Place = head ?? start;
    const rows = await ctx.db.many<Place & { canonical: string }>(sql`
      select event.xid::text as xid, event.id, ${canonicalColumn} from audit_events event
      where event.tenant_id = ${ctx.db.tenant} and (event.xid, event.id) > (${after.xid}::xid8, ${after.id}::uuid)
        and event.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by event.xid, event.id limit ${sealBatch}`);
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return { sealed: 0 };
    const digest = sealDigest(
      head?.digest ?? noDigest,
      rows.map(({ canonical }) => canonical),
    );
    const written = await ctx.db.execute(sql`
      insert into audit_seals (tenant_id, number, first_xid, first_id, last_xid, last_id, events, digest)
      values (${ctx.db.tenant}, ${(head?.number ?? 0) + 1}, ${first.xid}::xid8, ${first.id}, ${last.xid}::xid8, ${last.id}, ${rows.length}, ${digest})
      on conflict (tenant_id, number) do nothing`);
    return { sealed: written === 0 ? 0 : rows.length };
  },
});
