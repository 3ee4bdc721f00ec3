import Type from 'typebox';
import type { Invoice } from '../../../../../nouns/invoice.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { linesById } from '../../requisitions/lines-of.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { invoice, invoices } from '../invoice.ts';
import { linesOfInvoice } from '../invoice-line.ts';

/** Who is responsible for what an invoice is for, and who entered it, hear that it differs from the order so far that it cannot be approved; of the same differences once. */
export const tellDifferences = reaction(
  [invoice.event('created'), invoice.event('updated')],
  command({
    name: 'billing.tell-differences',
    summary: words('Tell that an invoice differs from the order', 'Сообщить о расхождениях счёта с заказом'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId }) {
      ctx.nothingChanged();
      const [{ actorId }, held] = await Promise.all([factById(ctx.db, factId), invoices.byId(ctx.db, entityId)]);
      const { status, issues } = held.matching;
      if (status !== 'blocked') return;
      const blocking = issues.filter(({ severity }) => severity === 'block');
      const codes = [...new Set(blocking.map(({ code }) => code))].sort();
      await tellPeople(ctx, {
        kind: 'invoice.differs',
        key: `${held.id} ${codes.join(' ')}`,
        about: { entityType: invoice.type, entityId, page: `/invoices/${entityId}` },
        people: await answerableFor(ctx, held),
        causedBy: actorId,
        variables: {
          number: held.externalNumber ?? held.number,
          supplier: held.supplier.name,
          issues: codes,
        },
      });
    },
  }),
);

async function answerableFor({ db }: WriteContext, { id, createdBy }: Invoice): Promise<string[]> {
  const invoiced = await linesOfInvoice(db, id);
  const lines = await linesById(
    db,
    invoiced.flatMap(({ procurementItemId }) => procurementItemId ?? []),
  );
  const needs = await requisitions.byIds(db, [...new Set(lines.map(({ procurementId }) => procurementId))]);
  return [createdBy, ...needs.map(({ responsibleId }) => responsibleId)].flatMap((person) => person ?? []);
}
