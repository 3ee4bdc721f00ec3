import Type from 'typebox';
import { id, instant, integer, nullable, object } from '../../../../kernel/fields.ts';
import { inSteps, query, type ReadContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { recordTypeAmong } from '../../../../kernel/record-type-among.ts';
import { empty, raw, type Sql, sql } from '../../../../kernel/sql/sql.ts';
import { numberForReader } from '../../../audit/operations/number-for-reader.ts';
import { freshDays } from '../../../audit/read-numbered.ts';
import { idsSince } from '../../../months/ids-since.ts';
import type { EventCatalog } from '../event-catalog.ts';
import { type FactRow, factColumns } from '../fact.row.ts';
import { beforeAll, beginningOf, keptDays, openPlace, sealPlace } from '../feed-place.ts';
import { feedScopes } from '../feed-scopes.ts';
import { payloadSchema } from '../payload-schema.ts';
import { refuseMissedEvents } from '../refuse-missed-events.ts';
import { refuseUnknownNames } from '../refuse-unknown-names.ts';
import { mayRead, type Payload, renderPayload, viewOf } from '../render-payload.ts';

/** The pause between looks of a caller who waits, ms. */
const pauseMs = 250;

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

const feedPage = object({
  items: Type.Array(payloadSchema()),
  page: object({
    limit: Type.Integer(),
    hasMore: Type.Boolean(),
    nextCursor: Type.String(),
    prevCursor: nullable(Type.String()),
  }),
});

/**
 * The events of 30 days in the order of their positions, which they get after their commit: a slow one is late and never skipped.
 * A fact without a position gets one as soon as the feed is read.
 */
export function readFeed(catalog: EventCatalog) {
  const about = { permission: 'signed-in', scope: feedScopes(catalog) } as const;
  const look = query({
    ...about,
    name: 'webhooks.look-into-feed',
    summary: words('Look once into the feed', 'Прочитать ленту один раз'),
    input,
    output: object({ ...feedPage.properties, unnumbered: Type.Boolean() }),
    run: (ctx, asked) => lookOnce(ctx, catalog, asked),
  });
  return query({
    ...about,
    name: 'events.read-feed',
    summary: words('Read the feed of events', 'Читать ленту событий'),
    description:
      'Business events in one order for all readers, the same after a restore. Where a backup older than the cursor was restored, the answer begins a minute before its event: some events come again, with the same `eventId`, and none is left out. Follow `page.nextCursor`, which is always there; with `waitSeconds` the answer waits for news. Where events after the cursor are older than 30 days and no longer told, it is refused with `event_cursor_expired`, and `nextCursor` of the refusal is the place of now: read the records anew, and go on from there.',
    refuses: ['cursor_invalid', 'event_cursor_expired', 'unknown_reference'],
    input,
    output: feedPage,
    run: inSteps,
    async steps(steps, asked) {
      refuseUnknownNames(catalog, asked);
      const until = Date.now() + (asked.waitSeconds ?? 0) * 1000;
      for (;;) {
        let { unnumbered, ...seen } = await steps.query(look, asked);
        if (unnumbered && !seen.page.hasMore) {
          await numberForReader(steps.asSystem.command);
          ({ unnumbered, ...seen } = await steps.query(look, asked));
        }
        if (seen.items.length > 0 || Date.now() + pauseMs > until) return seen;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
  });
}

interface Row extends FactRow {
  position: number;
  numbered: number;
  newest_id: string | null;
  unnumbered: boolean;
}

async function lookOnce(ctx: ReadContext, catalog: EventCatalog, asked: Input) {
  const { db } = ctx;
  const limit = Math.min(asked.limit ?? 50, 200);
  const place = asked.cursor === undefined ? beforeAll() : await openPlace(ctx, asked.cursor);
  await refuseMissedEvents(ctx, place);
  const types = catalog.types.filter((type) => mayRead(ctx.actor, catalog, type));
  const kept = idsSince(freshDays);
  // Computed apart: row security keeps an expression with a question in it from bounding the index.
  const rows = await db.many<Row>(sql`
    with place as materialized (
      select head.numbered, ${beginningOf(db, place, asked.since)} as position from event_heads head where head.tenant_id = ${db.tenant}
    )
    select place.numbered, newest.id as newest_id, told.*,
      exists (select 1 from audit_events fresh where fresh.tenant_id = ${db.tenant} and fresh.position is null and fresh.id >= ${kept}) as unnumbered
    from place
    left join audit_events newest on newest.tenant_id = ${db.tenant} and newest.position = place.numbered and newest.id >= ${kept}
    left join lateral (
      select fact.position, ${factColumns} from audit_events fact
      where fact.tenant_id = ${db.tenant} and fact.audience <> 'internal' and fact.outcome = 'success' and fact.position > place.position
        and fact.id >= ${kept} and fact.occurred_at > now() - interval '${raw(String(keptDays))} days' and fact.entity_type = any(${types})
        ${chosen('event', asked.events)}
        ${chosen('entity_type', asked.entityType, (name) => recordTypeAmong(catalog.types, name))}
        ${asked.since === undefined ? empty : sql`and fact.occurred_at >= ${asked.since}`}
      order by fact.position limit ${limit + 1}
    ) told on true
    order by told.position`);
  const facts = rows.filter((row) => row.id !== null);
  const hasMore = facts.length > limit;
  const shown = facts.slice(0, limit);
  const { numbered = 0, newest_id = null, unnumbered = false } = rows[0] ?? {};
  // Without more, everything numbered has been seen, chosen or not. Where the newest is older than what is kept, he stays where he is.
  const seen = newest_id === null ? undefined : { position: numbered, id: newest_id };
  const next = (hasMore && shown.at(-1)) || seen;
  return {
    unnumbered,
    items: shown.map((fact) => presentFact(ctx, catalog, fact)),
    page: {
      limit,
      hasMore,
      nextCursor: next ? sealPlace(ctx, next) : (asked.cursor ?? sealPlace(ctx, place)),
      prevCursor: null,
    },
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

export const eventInput = object({ id: id('Event') });
