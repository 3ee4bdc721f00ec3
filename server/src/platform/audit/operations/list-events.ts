import type { AuditEvent } from '../../../../../nouns/audit-event.ts';
import type { AnyEntity } from '../../../kernel/entity.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { idsAbout } from '../../months/ids-about.ts';
import { idsOfInstants } from '../../months/ids-of-instants.ts';
import { auditEvent, auditEvents, auditListing } from '../audit-event.ts';
import { eventShower } from '../event-shower.ts';

export const listEvents = (entities: readonly AnyEntity[]) => {
  const show = eventShower(entities);
  const listing = auditListing(entities);
  return listQuery({
    name: 'audit.list-events',
    summary: words('List what happened', 'Журнал действий'),
    description: 'Newest first: identifiers grow with time.',
    permission: 'audit.read',
    scope: null,
    listing,
    row: auditEvent,
    run: (ctx, input) =>
      listRows(ctx, listing, auditEvents.shown(), input, (event: AuditEvent) => show(ctx.actor, event), [
        ...(typeof input.entityId === 'string' ? idsAbout('event.id', input.entityId) : []),
        ...idsOfInstants('event.id', 'occurredAt', input),
      ]),
  });
};
