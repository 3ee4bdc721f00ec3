import { type InboundOperation, mappedEvent, mappedResult } from '../../../../kernel/integrations/inbound-operation.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';

/** Keeps the event and what was taken out of it; nothing else is done. */
export const eventRecord: InboundOperation = {
  name: 'event.record',
  targets: null,
  finds: 'nothing',
  command: command({
    name: 'integrations.record-event',
    summary: words('Keep an event', 'Сохранить событие'),
    permission: 'signed-in',
    scope: null,
    input: mappedEvent,
    output: mappedResult,
    async run(ctx) {
      ctx.nothingChanged();
      return { result: 'recorded', entityType: null, entityId: null, displayName: null } as const;
    },
  }),
};
