import { useQuery } from '@tanstack/react-query';
import { PriceChart } from '../../../kit/chart/price-chart.tsx';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { type Item, pricesQuery } from '../queries.ts';
import { priceSources } from '../words.ts';
import { CostSources } from './cost-sources.tsx';
import classes from './item-overview.module.css';
import { PriceTable } from './price-table.tsx';

/** What the item costs and why, and every price it has had. */
export function PricesTab({ item }: { item: Item }) {
  const { data, error, isPending } = useQuery(pricesQuery(item.id));
  if (error) return <ProblemText error={error} />;
  const prices = data?.items ?? [];
  const currency = item.currentCostCurrency ?? prices[0]?.currency;
  const standing = prices.filter((price) => price.withdrawnAt === null && price.currency === currency);
  return (
    <div className={classes.stack}>
      <CostSources item={item} prices={prices} />
      <Section title={`${say('Price history', 'История цен')}${currency ? `, ${currency}` : ''}`}>
        {standing.length > 0 ? (
          <PriceChart
            label={say('Price history chart', 'График истории цен')}
            points={standing.map((price) => ({
              id: price.id,
              at: price.effectiveAt,
              price: price.costPrice,
              currency: price.currency,
              series: price.supplierName ?? say('The company', 'Компания'),
              about: say(priceSources[price.source]),
              isAnomaly: price.isAnomaly,
            }))}
          />
        ) : (
          !isPending && (
            <Empty title={say('No prices yet', 'Цен пока нет')}>
              {say(
                'Prices come from price lists, quotes, invoices and receipts.',
                'Цены приходят из прайс-листов, предложений, счетов и поступлений.',
              )}
            </Empty>
          )
        )}
      </Section>
      {prices.length > 0 && (
        <Section
          bare
          title={say('All prices', 'Все цены')}
          actions={
            data?.page.hasMore && (
              <span className="dimmed">
                {say('The newest 200 of', 'Последние 200 из')} {showCount(data.meta?.total ?? 200)}
              </span>
            )
          }
        >
          <PriceTable prices={prices} />
        </Section>
      )}
    </div>
  );
}
