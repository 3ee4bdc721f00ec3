import Type from 'typebox';
import { refuse, words } from '../../../kernel/errors.ts';
import { id, instant, integer, nullable, object } from '../../../kernel/fields.ts';
import { inSteps, query, type ReadContext } from '../../../kernel/operation.ts';
import { recordTypeAmong } from '../../../kernel/record-types.ts';
import type { Scope } from '../../../kernel/rights.ts';
import { empty, type Sql, sql } from '../../../kernel/sql.ts';
import type { EventCatalog } from '../event-catalog.ts';
import { type FactRow, factColumns } from '../fact.row.ts';
import { payloadSchema } from '../payload-schema.ts';
import { mayRead, type Payload, renderPayload, viewOf } from '../render-payload.ts';

/** The pause between looks of a caller who waits, ms. */
const pauseMs = 250;

const nothingYet = { xid: '0', id: '00000000-0000-0000-0000-000000000000' };

const text = (title: string) => Type.Optional(Type.String({ title, maxLength: 2_000 }));

const input = object({
  cursor: text('Where to go on, from `page.nextCursor`; it lives as long as the events, 30 days'),
  limit: Type.Optional(integer('Most events, 1 to 200; 50 unless said', { minimum: 1 })),
  events: text('Event names, comma separated'),
  entityType: text('Kinds of records, comma separated'),
  since: Type.Optional(instant('Not before')),
  waitSeconds: Type.Optional(
    integer('When there is nothing yet, wait so long for something', { minimum: 0, maximum: 20 }),
  ),
});

type Input = Type.Static<typeof input>;

export const feedPage = object({
  items: Type.Array(payloadSchema()),
  page: object({
    limit: Type.Integer(),
    hasMore: Type.Boolean(),
    nextCursor: Type.String(),
    prevCursor: nullable(Type.String()),
  }),
});

/** Scopes that let a key read the feed at all; each event then asks for its own. */
export const feedScopes = (catalog: EventCatalog): Scope[] => [
  ...new Set([
    'integration_api.read',
    'webhooks.read',
    ...catalog.types.flatMap((type) => catalog.readingOf(type).scope ?? []),
  ] as Scope[]),
];

/**
 * The events of 30 days in the order they were committed. An event is shown once every transaction older than its own
 * has ended, so a slow one is late and never skipped.
 */
export function readFeed(catalog: EventCatalog) {
  const about = { permission: 'signed-in', scope: feedScopes(catalog) } as const;
  const look = query({
    ...about,
    name: 'webhooks.look-into-feed',
    summary: words('Look once into the feed', 'Прочитать ленту один раз'),
    input,
    output: feedPage,
    run: (ctx, asked) => lookOnce(ctx, catalog, asked),
  });
  return query({
    ...about,
    name: 'events.read-feed',
    summary: words('Read the feed of events', 'Читать ленту событий'),
    description:
      'Business events in commit order. Follow `page.nextCursor`, which is always there; with `waitSeconds` the answer waits for news.',
    refuses: ['cursor_invalid'],
    input,
    output: feedPage,
    run: inSteps,
    async steps(steps, asked) {
      const until = Date.now() + (asked.waitSeconds ?? 0) * 1000;
      for (;;) {
        const page = await steps.query(look, asked);
        if (page.items.length > 0 || Date.now() + pauseMs > until) return page;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
  });
}

async function lookOnce(ctx: ReadContext, catalog: EventCatalog, asked: Input) {
  const limit = Math.min(asked.limit ?? 50, 200);
  const place = asked.cursor === undefined ? nothingYet : openPlace(ctx, asked.cursor);
  const types = catalog.types.filter((type) => mayRead(ctx.actor, catalog, type));
  const rows = await ctx.db.many<FactRow & { xid: string; newest_xid: string; newest_id: string }>(sql`
    select coalesce(newest.xid::text, ${place.xid}) as newest_xid, coalesce(newest.id, ${place.id}::uuid) as newest_id, told.*
    from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) fence
    left join lateral (
      select fact.xid, fact.id from audit_events fact where fact.tenant_id = ${ctx.db.tenant} and fact.xid < fence.xmin
      order by fact.xid desc, fact.id desc limit 1
    ) newest on true
    left join lateral (
      select fact.xid::text as xid, ${factColumns} from audit_events fact
      where fact.tenant_id = ${ctx.db.tenant} and fact.audience <> 'internal' and fact.outcome = 'success'
        and fact.xid < fence.xmin and (fact.xid, fact.id) > (${place.xid}::xid8, ${place.id}::uuid)
        and fact.occurred_at > now() - interval '30 days' and fact.entity_type = any(${types})
        ${chosen('event', asked.events)}
        ${chosen('entity_type', asked.entityType, (name) => recordTypeAmong(catalog.types, name))}
        ${asked.since === undefined ? empty : sql`and fact.occurred_at >= ${asked.since}`}
      order by fact.xid, fact.id limit ${limit + 1}
    ) told on true
    order by told.xid::xid8, told.id`);
  const facts = rows.filter((row) => row.id !== null);
  const hasMore = facts.length > limit;
  const shown = facts.slice(0, limit);
  const last = shown.at(-1);
  // Everything behind the fence has been seen, chosen or not. The next look begins at the newest event there, not at the
  // fence: after a crash the database gives numbers out again whose transactions left nothing on the disk.
  const newest = rows.map((row) => ({ xid: row.newest_xid, id: row.newest_id }))[0] ?? place;
  const next = hasMore && last ? { xid: last.xid, id: last.id } : later(place, newest);
  return {
    items: shown.map((fact) => presentFact(ctx, catalog, fact)),
    page: { limit, hasMore, nextCursor: sealPlace(ctx, next), prevCursor: null },
  };
}

export function presentFact(ctx: ReadContext, catalog: EventCatalog, fact: FactRow): Payload {
  const view = viewOf(catalog, fact.entity_type, ctx.actor, 'full');
  return renderPayload(fact, view, { tenantId: ctx.db.tenant, publicUrl: ctx.services.publicUrl, catalog });
}

function chosen(column: 'event' | 'entity_type', list: string | undefined, meant = (name: string) => name): Sql {
  if (list === undefined) return empty;
  const values = list.split(',').map((one) => meant(one.trim()));
  return column === 'event' ? sql`and fact.event = any(${values})` : sql`and fact.entity_type = any(${values})`;
}

type Place = typeof nothingYet;

const later = (a: Place, b: Place): Place =>
  BigInt(a.xid) > BigInt(b.xid) || (a.xid === b.xid && a.id >= b.id) ? a : b;

const sealPlace = (ctx: ReadContext, { xid, id }: Place) =>
  ctx.services.sealToken('event-cursor', `${ctx.db.tenant}|${xid}|${id}`);

function openPlace(ctx: ReadContext, cursor: string): Place {
  const [tenantId, xid, id] = ctx.services.openToken('event-cursor', cursor)?.split('|') ?? [];
  if (tenantId !== ctx.db.tenant || xid === undefined || id === undefined) throw refuse('cursor_invalid');
  return { xid, id };
}

export const eventInput = object({ id: id('Event') });
