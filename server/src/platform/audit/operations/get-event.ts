import type { AnyEntity } from '../../../kernel/entity.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { auditEvent, auditEvents } from '../audit-event.ts';
import { eventShower } from '../event-shower.ts';

export const getEvent = (entities: readonly AnyEntity[]) => {
  const show = eventShower(entities);
  return query({
    name: 'audit.get-event',
    summary: words('Get one event of the trail', 'Получить запись журнала'),
    permission: 'audit.read',
    scope: null,
    input: object({ id: id() }),
    output: auditEvent,
    run: async ({ actor, db }, { id }) => show(actor, await auditEvents.byId(db, id)),
  });
};
