import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type EventCatalog, testEvent } from '../event-catalog.ts';
import { type FactRow, factColumns } from '../fact.row.ts';
import { feedScopes } from '../feed-scopes.ts';
import { payloadSchema } from '../payload-schema.ts';
import { mayRead } from '../render-payload.ts';
import { eventInput, presentFact } from './read-feed.ts';

export const getEvent = (catalog: EventCatalog) =>
  query({
    name: 'events.get-event',
    summary: words('Get an event', 'Получить событие'),
    permission: 'signed-in',
    scope: feedScopes(catalog),
    input: eventInput,
    output: payloadSchema(),
    async run(ctx, { id }) {
      const fact = await ctx.db.first<FactRow>(sql`
        select ${factColumns} from audit_events fact
        where fact.tenant_id = ${ctx.db.tenant} and fact.id = ${id} and fact.outcome = 'success'
          and (fact.audience <> 'internal' or fact.event = ${testEvent})`);
      if (!fact || !mayRead(ctx.actor, catalog, fact.entity_type)) throw notFound(words('Event', 'Событие'));
      return presentFact(ctx, catalog, fact);
    },
  });
