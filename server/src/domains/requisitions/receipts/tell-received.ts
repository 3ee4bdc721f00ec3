import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { aboutRequisition } from '../about-requisition.ts';
import { linesById } from '../lines-of.ts';
import { requisition, requisitions } from '../requisition.ts';
import type { toldReceipt } from './stock-receipt.ts';

/** Who asked for goods and who is responsible for them hear that they came. */
export const tellReceived = reaction(
  [requisition.event('stock_received')],
  command({
    name: 'requisitions.tell-received',
    summary: words('Tell that goods came', 'Сообщить о пришедшем товаре'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const [{ actorId, data }, held] = await Promise.all([
        factById(ctx.db, factId),
        requisitions.byId(ctx.db, entityId),
      ]);
      const { lines } = (data as unknown as ReturnType<typeof toldReceipt>).receipt;
      const named = new Map(
        (
          await linesById(
            ctx.db,
            lines.map(({ procurementItemId }) => procurementItemId),
          )
        ).map((line) => [line.id, line]),
      );
      const items = lines.flatMap(({ procurementItemId, receivedQuantity }) => {
        const line = named.get(procurementItemId);
        return line ? [{ name: line.name, quantity: receivedQuantity, uom: line.uom }] : [];
      });
      await tellPeople(ctx, {
        kind: 'goods.received',
        key: factId,
        about: aboutRequisition(held),
        people: [held.requesterId, held.responsibleId, held.createdBy].flatMap((id) => id ?? []),
        causedBy: actorId,
        variables: { number: held.number, title: held.title, items, isComplete: held.status === 'completed' },
      });
    },
  }),
);
