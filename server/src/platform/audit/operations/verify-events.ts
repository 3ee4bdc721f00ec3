import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { inSteps, query, type ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Condition, raw, sql } from '../../../kernel/sql/sql.ts';
import { idAt } from '../../../kernel/values/id-at.ts';
import { dayMs } from '../../months/ids-since.ts';
import { between, canonicalColumn, noDigest, sealDigest } from '../seal-digest.ts';
import { type Anchor, anchor, reasons, unseen, type Verdict, verdict } from '../verdict.ts';

interface Seal {
  number: number;
  last: number;
  form: 1 | 2;
  events: number;
  digest: Buffer;
  sealed_at: string;
}

const input = object({
  anchors: Type.Optional(
    Type.Array(anchor, { title: 'Seals noted earlier and kept outside the database', maxItems: 10_000 }),
  ),
});

const about = { permission: 'audit.read', scope: null } as const;
/** Seals looked at in one transaction. */
const most = 20;

const look = query({
  ...about,
  name: 'audit.verify-some-seals',
  summary: words('Check some seals', 'Сверить часть печатей'),
  input: Type.Unsafe<{ before: Verdict; anchors: readonly Anchor[] }>({ type: 'object' }),
  output: object({ ...verdict.properties, more: Type.Boolean() }),
  run: (ctx, { before, anchors }) => verifySome(ctx, before, anchors),
});

/**
 * Reads the whole trail again and compares it with its seals, and the seals with the anchors kept outside the database.
 * A changed or removed event breaks the seal of its batch; a rewritten chain breaks an anchor.
 */
export const verifyEvents = query({
  ...about,
  name: 'audit.verify-events',
  summary: words('Check the trail against its seals', 'Сверить журнал с печатями'),
  description:
    'Computes the chain of seals anew and names the first break. `head` is the newest seal: note its number and digest elsewhere and give them as `anchors` later, then even a chain that was written anew as a whole is found out.',
  input,
  output: verdict,
  run: inSteps,
  async steps(steps, { anchors = [] }) {
    for (let seen: Verdict = unseen; ; ) {
      const { more, ...next } = await steps.query(look, { before: seen, anchors });
      if (!more) return next;
      seen = next;
    }
  },
});

type Reading = Pick<ReadContext, 'db' | 'language'>;

/** The whole trail inside one transaction. */
export async function verifyTrail(ctx: Reading): Promise<Verdict> {
  for (let seen: Verdict = unseen; ; ) {
    const { more, ...next } = await verifySome(ctx, seen, []);
    if (!more) return next;
    seen = next;
  }
}

async function verifySome(
  ctx: Reading,
  before: Verdict,
  anchors: readonly Anchor[],
): Promise<Verdict & { more: boolean }> {
  const seals = await ctx.db.many<Seal>(sql`
    select number, last_position as last, form, events, digest, sealed_at from audit_seals
    where tenant_id = ${ctx.db.tenant} and number > ${before.seals} order by number limit ${most}`);
  let seen = before;
  for (const seal of seals) {
    const broken = await breakOf(ctx, seen, seal, anchors);
    if (broken)
      return {
        ...seen,
        ...broken,
        intact: false,
        message: reasons[broken.reason]?.[ctx.language] ?? null,
        more: false,
      };
    const { number, events, digest, sealed_at: sealedAt } = seal;
    const head = { number, digest: digest.toString('hex'), sealedAt };
    seen = { ...seen, seals: seen.seals + 1, events: seen.events + events, head };
  }
  if (seals.length === most) return { ...seen, more: true };
  const beyond = anchors.find(({ number }) => number > seen.seals);
  if (!beyond) return { ...seen, more: false };
  const reason = 'seal_missing';
  return {
    ...seen,
    ...{
      intact: false,
      brokenSeal: beyond.number,
      reason,
      message: reasons[reason]?.[ctx.language] ?? null,
      more: false,
    },
  };
}

/** Events of a seal were made between the seal before and it, but for a day: what is not found there is looked for in every month. */
const madeBetween = (before: string | undefined, sealedAt: string): Condition => sql`
  event.id >= ${idAt(before === undefined ? 0 : Date.parse(before) - dayMs)} and event.id < ${idAt(Date.parse(sealedAt) + dayMs)}`;

async function breakOf({ db }: Reading, seen: Verdict, seal: Seal, anchors: readonly Anchor[]) {
  const after = seen.events;
  const place = { brokenSeal: seal.number, firstPosition: after + 1, lastPosition: seal.last };
  if (seal.number !== seen.seals + 1) return { ...place, brokenSeal: seen.seals + 1, reason: 'seal_missing' };
  const read = (within: Condition) =>
    db.many<{ position: number; canonical: string }>(sql`
      select event.position, ${canonicalColumn[seal.form]} from audit_events event
      where ${between(db.tenant, after, seal.last)} and ${within} order by event.position`);
  const near = await read(madeBetween(seen.head?.sealedAt, seal.sealed_at));
  const rows = near.length === seal.events ? near : await read(raw('true'));
  if (rows.length !== seal.events || seal.last - after !== seal.events) {
    const gap = rows.findIndex(({ position }, index) => position !== after + 1 + index);
    const missingPosition = after + 1 + (gap < 0 ? rows.length : gap);
    return { ...place, reason: 'event_removed', missingPosition };
  }
  const previous = seen.head ? Buffer.from(seen.head.digest, 'hex') : noDigest;
  const digest = sealDigest(
    previous,
    rows.map(({ canonical }) => canonical),
  );
  if (!digest.equals(seal.digest)) return { ...place, reason: 'event_changed' };
  const unfit = anchors.some(({ number, digest: noted }) => number === seal.number && noted !== digest.toString('hex'));
  return unfit ? { ...place, reason: 'anchor_differs' } : undefined;
}
