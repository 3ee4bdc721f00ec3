import { catalogItem, plannedCost as plannedFields } from '../../../../../nouns/catalog-item.ts';
import { Facts } from '../../../kit/facts.tsx';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showInstant, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showUnit } from '../../../kit/units.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Item } from '../queries.ts';
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
            of={[
              [
                say('Current', 'Текущая'),
                <b>{showMoney(item.currentCostPrice, item.currentCostCurrency ?? undefined)}</b>,
              ],
              [
                say('Source', 'Источник'),
                item.currentCostSource && valueOf(catalogItem, 'currentCostSource', item.currentCostSource),
              ],
              [say('As of', 'По состоянию на'), showInstant(item.currentCostUpdatedAt)],
              [
                say('Planned', 'Плановая'),
                plannedCost &&
                  `${showMoney(plannedCost.price, plannedCost.currency)} · ${valueOf({ fields: plannedFields }, 'source', plannedCost.source)}`,
              ],
            ]}
          />
        </Section>
      )}
      {stock && (
        <Section title={say('Stock', 'Остатки')}>
          <Facts
            of={[
              [say('On hand', 'В наличии'), <b>{showQuantity(stock.onHand, unit)}</b>],
              [say('Reserved', 'В резерве'), showQuantity(stock.reserved, unit)],
              [say('Available', 'Доступно'), showQuantity(stock.available, unit)],
              [say('Incoming', 'Ожидается'), showQuantity(stock.incoming, unit)],
            ]}
          />
        </Section>
      )}
      <Section title={say('Record', 'Запись')}>
        <Facts
          of={[
            [say('Created', 'Создана'), showDay(item.createdAt, { year: 'always' })],
            [say('Changed', 'Изменена'), showInstant(item.updatedAt)],
            [say('Version', 'Версия'), String(item.version)],
            ...item.externalLinks.map(({ externalSource, externalId }) => [externalSource, externalId] as const),
          ]}
        />
      </Section>
    </div>
  );
}
