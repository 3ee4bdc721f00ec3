import Type from 'typebox';
import { mannersOf } from '../../../kernel/manners-of.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterpartyReaction, toldFact } from '../../../kernel/reaction.ts';
import { readRfqCard } from '../../rfqs/operations/read-rfq-card.ts';
import { supplierRfq } from '../../rfqs/supplier-rfq.ts';
import { afterFact, hour, minute } from '../when-due.ts';
import { answerRequest } from './answer-request.job.ts';

/** Whoever is asked for a quote, or of whom a revised one is wanted, answers in a minute. */
export const hearRequests = counterpartyReaction(
  [supplierRfq.event('sent'), supplierRfq.event('revised')],
  command({
    name: 'simulation.hear-requests',
    summary: words('Let suppliers hear of a request for quotes', 'Передать запрос тестовым поставщикам'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId, entityId: rfqId }) {
      ctx.nothingChanged();
      const { recipients, responseDeadline } = await ctx.ask(readRfqCard, { id: rfqId });
      const soon = await afterFact(ctx.db, factId, minute);
      for (const { id: recipientId, name, sentAt } of recipients) {
        const manners = mannersOf(name);
        if (sentAt === null || manners.has('silent')) continue;
        const before = manners.has('late') && responseDeadline ? earlier(responseDeadline, hour) : soon;
        await ctx.enqueue(
          answerRequest,
          { rfqId, recipientId },
          { key: recipientId, dueAt: before > soon ? before : soon },
        );
      }
    },
  }),
);

const earlier = (moment: string, ms: number) => new Date(Date.parse(moment) - ms).toISOString();
