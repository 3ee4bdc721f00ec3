import type { AnyCard } from '../../../kernel/entity.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type EventRow, eventColumns, presentEvent } from '../audit-event.row.ts';
import { auditEvent } from '../audit-event.ts';
import { eventShower } from '../event-shower.ts';

export const getEvent = (cards: readonly AnyCard[]) => {
  const show = eventShower(cards);
  return query({
    name: 'audit.get-event',
    summary: words('Get one event of the trail', 'Получить запись журнала'),
    permission: 'audit.read',
    scope: null,
    input: object({ id: id() }),
    output: auditEvent,
    async run(ctx, { id }) {
      const row = await ctx.db.first<EventRow>(sql`
        select ${eventColumns} from audit_events event where event.tenant_id = ${ctx.db.tenant} and event.id = ${id}`);
      if (!row) throw notFound(words('Event', 'Запись журнала'));
      return show(ctx.actor, presentEvent(row));
    },
  });
};
