import Type from 'typebox';
import { words } from '../../../../kernel/errors.ts';
import { command } from '../../../../kernel/operation.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { sql } from '../../../../kernel/sql.ts';
import { holdWithRequisition } from '../../hold-rfq.ts';
import { supplierRfq } from '../../supplier-rfq.ts';
import { askedLines } from '../asked-lines.ts';
import { isStanding } from '../quote-flow.ts';
import { currentVersions } from '../read-versions.ts';
import { quotesWhere } from '../supplier-quote.row.ts';
import { learnFromQuote } from './learn-from-quote.ts';

/** Once prices of a request are opened, its quotes teach the catalog what they would have taught when they were submitted. */
const learnUnsealed = command({
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
    for (const version of versions) {
      const quote = quotes.find(({ id }) => id === version.quoteId);
      if (quote) await learnFromQuote(ctx, quote, version, asked);
    }
  },
});

export const unsealedLearned = reaction([supplierRfq.event('unsealed')], learnUnsealed);
