import type { AnyCard } from '../../../kernel/entity.ts';
import { words } from '../../../kernel/errors.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { listRows } from '../../../kernel/list-rows.ts';
import { auditListing } from '../audit-event.list.ts';
import { type EventRow, eventColumns, presentEvent } from '../audit-event.row.ts';
import { auditEvent } from '../audit-event.ts';
import { eventShower } from '../show-event.ts';

export const listEvents = (cards: readonly AnyCard[]) => {
  const show = eventShower(cards);
  const listing = auditListing(cards);
  return listQuery({
    name: 'audit.list-events',
    summary: words('List what happened', 'Журнал действий'),
    description: 'Newest first: identifiers grow with time.',
    permission: 'audit.read',
    scope: null,
    listing,
    row: auditEvent,
    run: (ctx, input) =>
      listRows(ctx, listing, eventColumns, input, (row: EventRow) => show(ctx.actor, presentEvent(row))),
  });
};
