import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Condition, sql } from '../../../kernel/sql/sql.ts';
import { numberFresh } from '../number-facts.ts';
import { readNumbered } from '../read-numbered.ts';
import { canonicalColumn, form, noDigest, sealDigest } from '../seal-digest.ts';

export const sealBatch = 5_000;

interface Newest {
  number: number;
  last: number;
  digest: Buffer;
}

interface Sealed {
  position: number;
  canonical: string;
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
    await numberFresh(ctx.db);
    const newest = await ctx.db.first<Newest>(sql`
      select number, last_position as last, digest from audit_seals
      where tenant_id = ${ctx.db.tenant} order by number desc limit 1`);
    const { numbered } = await ctx.db.one<{ numbered: number }>(sql`
      select numbered from event_heads where tenant_id = ${ctx.db.tenant}`);
    const { number, last, digest } = newest ?? { number: 0, last: 0, digest: noDigest };
    const read = (within: Condition) =>
      ctx.db.many<Sealed>(sql`
        select event.position, ${canonicalColumn[form]} from audit_events event
        where event.tenant_id = ${ctx.db.tenant} and event.position > ${last} and ${within}
        order by event.position limit ${sealBatch}`);
    const rows = await readNumbered(Math.min(numbered - last, sealBatch), read, 'event.id');
    const end = rows.at(-1);
    if (!end) return { sealed: 0 };
    const next = sealDigest(
      digest,
      rows.map(({ canonical }) => canonical),
    );
    const written = await ctx.db.execute(sql`
      insert into audit_seals (tenant_id, number, last_position, events, form, digest)
      values (${ctx.db.tenant}, ${number + 1}, ${end.position}, ${rows.length}, ${form}, ${next})
      on conflict (tenant_id, number) do nothing`);
    return { sealed: written === 0 ? 0 : rows.length };
  },
});
