import {
  type InboundOperation,
  type MappedEvent,
  mappedEvent,
  mappedResult,
} from '../../../kernel/integrations/inbound-operation.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, invalidField, notFound, words } from '../../../kernel/problems/errors.ts';
import { isUuid } from '../../../kernel/values/uuid.ts';
import { findLinked } from '../../../platform/external-links/find-linked.ts';
import { changeStatus } from '../../requisitions/moves/operations/change-status.ts';
import { getRequisition, requisition } from '../../requisitions/requisition.ts';
import { namedValues } from '../custom-values.ts';

export const procurementStatus: InboundOperation = {
  name: 'procurement.status',
  targets: ['id', 'status', 'reason', 'comment'],
  finds: 'link_or_id',
  command: command({
    name: 'inbound.move-requisition',
    summary: words('Change the status of a requisition by an event', 'Сменить статус заявки по событию'),
    permission: 'purchase_requisitions.status',
    scope: null,
    input: mappedEvent,
    output: mappedResult,

    async run(ctx, event) {
      const id = await requisitionOf(ctx, event);
      const before = await ctx.ask(getRequisition, { id });
      const { status } = event.values;
      if (typeof status !== 'string')
        throw invalidField('/status', 'required', words('is required', 'обязательное поле'));
      const after = await ctx.call(changeStatus, {
        id,
        ...namedValues(event, { status: 'status', reason: 'reason', comment: 'comment' }),
      } as never);
      return {
        result: after.version === before.version ? 'unchanged' : 'updated',
        entityType: requisition.type,
        entityId: id,
        displayName: after.number,
      } as const;
    },
  }),
};

async function requisitionOf(ctx: WriteContext, { values, externalSource: source, externalId: outside }: MappedEvent) {
  if (source !== null && outside !== null) {
    const linked = await findLinked(ctx.db, requisition.type, source, outside);
    if (linked) return linked;
  }
  if (typeof values.id === 'string' && isUuid(values.id)) return values.id;
  if (typeof values.id === 'string') throw notFound(requisition.noun);
  throw brokenRule(
    'requisition_not_linked',
    words('No requisition is linked to this identifier.', 'С этим идентификатором не связана ни одна заявка.'),
  );
}
