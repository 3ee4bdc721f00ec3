import Type from 'typebox';
import { isStanding } from '../../../../../../nouns/quote-flow.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { holdWithRequisition } from '../../hold-with-requisition.ts';
import { supplierRfq } from '../../supplier-rfq.ts';
import { askedLines } from '../asked-lines.ts';
import { currentVersions } from '../read-versions.ts';
import { quotesWhere } from '../supplier-quote.ts';
import { learnFromQuotes } from './learn-from-quotes.ts';

/** Once prices of a request are opened, its quotes teach the catalog what they would have taught when they were submitted. */
export const learnUnsealed = reaction(
  [supplierRfq.event('unsealed')],
  command({
    name: 'supplier-quotes.learn-unsealed',
    summary: words('Learn from quotes that were opened', 'Учесть открытые предложения'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { entityId }) {
      ctx.nothingChanged();
      const held = await holdWithRequisition(ctx, entityId);
      const quotes = (await quotesWhere(ctx.db, sql`quote.rfq_id = ${entityId}`)).filter(({ status }) =>
        isStanding(status),
      );
      const versions = await currentVersions(
        ctx.db,
        quotes.map(({ id }) => id),
      );
      const asked = await askedLines(ctx.db, held);
      const byId = new Map(quotes.map((quote) => [quote.id, quote]));
      const learned = versions.flatMap((content) => {
        const quote = byId.get(content.quoteId);
        return quote ? [{ quote, content }] : [];
      });
      await learnFromQuotes(ctx, learned, asked);
    },
  }),
);
