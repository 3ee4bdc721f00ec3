import { Facts } from '../../../kit/facts.tsx';
import { showDay, showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showUnit } from '../../../kit/units.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Item } from '../queries.ts';
import { costSources, plannedSources } from '../words.ts';
import classes from './item-overview.module.css';

/** The item at a glance: what it costs and why, what lies in stock, where else it is known. */
export function ItemSummary({ item }: { item: Item }) {
  const may = useMay();
  const unit = showUnit(item.baseUom);
  const { plannedCost, stock } = item;
  return (
    <div className={classes.stack}>
      {may('catalog.cost_read') && (
        <Section title={say('Cost', 'Себестоимость')}>
          <Facts
            facts={[
              {
                label: say('Current', 'Текущая'),
                value: <b>{showMoney(item.currentCostPrice, item.currentCostCurrency ?? undefined)}</b>,
              },
              {
                label: say('Source', 'Источник'),
                value: item.currentCostSource && say(costSources[item.currentCostSource]),
              },
              { label: say('As of', 'По состоянию на'), value: showInstant(item.currentCostUpdatedAt) },
              {
                label: say('Planned', 'Плановая'),
                value:
                  plannedCost &&
                  `${showMoney(plannedCost.price, plannedCost.currency)} · ${say(plannedSources[plannedCost.source])}`,
              },
            ]}
          />
        </Section>
      )}
      {stock && (
        <Section title={say('Stock', 'Остатки')}>
          <Facts
            facts={[
              { label: say('On hand', 'В наличии'), value: <b>{showQuantity(stock.onHand, unit)}</b> },
              { label: say('Reserved', 'В резерве'), value: showQuantity(stock.reserved, unit) },
              { label: say('Available', 'Доступно'), value: showQuantity(stock.available, unit) },
              { label: say('Incoming', 'Ожидается'), value: showQuantity(stock.incoming, unit) },
            ]}
          />
        </Section>
      )}
      <Section title={say('Record', 'Запись')}>
        <Facts
          facts={[
            { label: say('Created', 'Создана'), value: showDay(item.createdAt, { year: 'always' }) },
            { label: say('Changed', 'Изменена'), value: showInstant(item.updatedAt) },
            { label: say('Version', 'Версия'), value: String(item.version) },
            ...item.externalLinks.map(({ externalSource, externalId }) => ({
              label: externalSource,
              value: externalId,
            })),
          ]}
        />
      </Section>
    </div>
  );
}
