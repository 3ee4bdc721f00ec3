import Type, { type Static } from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { flag, integer, nullable, object } from '../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { between, canonicalColumn, noDigest, type Place, sealDigest, start } from '../seal-digest.ts';

const verdict = object({
  intact: flag('Every sealed event is as it was written'),
  seals: integer('Seals looked at'),
  brokenSeal: nullable(integer('The first seal that does not fit')),
  reason: nullable(Type.String({ title: 'What does not fit' })),
});

type Verdict = Static<typeof verdict>;

interface Seal {
  number: number;
  xid: string;
  id: string;
  events: number;
  digest: Buffer;
}

/**
 * Reads the whole trail again and compares it with its seals, and the seals with the anchors kept outside the database.
 * A changed, added or removed event breaks the seal of its batch; a rewritten chain breaks an anchor.
 */
export const verifyEvents = query({
  name: 'audit.verify-events',
  summary: words('Check the trail against its seals', 'Сверить журнал с печатями'),
  permission: 'audit.read',
  scope: null,
  input: object({
    anchors: Type.Array(object({ number: Type.Integer(), digest: Type.String() }), { default: [] }),
  }),
  output: verdict,

  async run(ctx, { anchors }): Promise<Verdict> {
    const seals = await ctx.db.many<Seal>(sql`
      select number, last_xid::text as xid, last_id as id, events, digest from audit_seals
      where tenant_id = ${ctx.db.tenant} order by number`);
    let previous: Buffer = noDigest;
    let after: Place = start;
    for (const [index, seal] of seals.entries()) {
      if (seal.number !== index + 1) return broken(seals, index + 1, 'a seal is missing');
      const rows = await rowsOf(ctx, after, seal);
      if (rows.length !== seal.events) return broken(seals, seal.number, 'events were added or removed');
      if (!sealDigest(previous, rows).equals(seal.digest)) return broken(seals, seal.number, 'an event was changed');
      previous = seal.digest;
      after = seal;
    }
    const unfit = anchors.find(({ number, digest }) => seals[number - 1]?.digest.toString('hex') !== digest);
    if (unfit) return broken(seals, unfit.number, 'the anchor outside the database says otherwise');
    return { intact: true, seals: seals.length, brokenSeal: null, reason: null };
  },
});

async function rowsOf(ctx: ReadContext, after: Place, until: Place) {
  const rows = await ctx.db.many<{ canonical: string }>(sql`
    select ${canonicalColumn} from audit_events event where ${between(ctx.db.tenant, after, until)} order by event.xid, event.id`);
  return rows.map(({ canonical }) => canonical);
}

const broken = (seals: readonly Seal[], brokenSeal: number, reason: string): Verdict => ({
  intact: false,
  seals: seals.length,
  brokenSeal,
  reason,
});
