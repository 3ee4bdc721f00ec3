import type { RfqItem } from '../../../../../nouns/rfq-item.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { fxTo } from '../../company/fx-to.ts';
import { linesById } from '../../requisitions/lines-of.ts';

type Item = Pick<RfqItem, 'id' | 'targetPrice' | 'procurementItemId'>;

interface Currencies {
  /** Of target prices. */
  asked: string;
  /** Of the quote. */
  quoted: string;
  today: string;
}

/** What a unit costs of which nothing was planned. */
const unplanned = '1000';

/** What a unit of each position is planned to cost, in the currency of a quote: its target, or else the price of its line. */
export async function worthOf(
  ctx: ReadContext,
  items: readonly Item[],
  { asked, quoted, today }: Currencies,
): Promise<ReadonlyMap<string, string>> {
  const named = items.flatMap(({ procurementItemId }) => procurementItemId ?? []);
  const lines = new Map((await linesById(ctx.db, named)).map((line) => [line.id, line]));
  const planned = items.map(({ id, targetPrice, procurementItemId }) => {
    const line = lines.get(procurementItemId ?? '');
    if (targetPrice === null && line?.plannedPrice) return { id, price: line.plannedPrice, currency: line.currency };
    return { id, price: targetPrice ?? unplanned, currency: asked };
  });
  const rateOf = await fxTo(
    ctx,
    quoted,
    planned.map(({ currency }) => currency),
    today,
  );
  return new Map(
    planned.map(({ id, price, currency }) => [id, new Exact(price).times(rateOf(currency) ?? 1).toFixed()]),
  );
}
