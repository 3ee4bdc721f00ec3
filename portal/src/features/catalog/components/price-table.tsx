import { showDay, showPriceIn, showQuantity } from '../../../kit/format.ts';
import { portalNow } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { type PassedOver, passedOver } from '../model.ts';
import type { Price } from '../queries.ts';
import { priceSources } from '../words.ts';

/** Every price that is known, the newest first: the chart in words. */
export function PriceTable({ prices }: { prices: readonly Price[] }) {
  const now = portalNow().toISOString();
  return (
    <PlainTable
      label={say('All prices', 'Все цены')}
      rows={prices}
      idOf={({ id }) => id}
      isPale={({ withdrawnAt }) => withdrawnAt !== null}
      empty={null}
      columns={[
        { id: 'at', header: say('From', 'С'), cell: ({ effectiveAt }) => showDay(effectiveAt, { year: 'always' }) },
        { id: 'source', header: say('Source', 'Источник'), cell: ({ source }) => say(priceSources[source]) },
        {
          id: 'supplier',
          header: say('Supplier', 'Поставщик'),
          cell: ({ supplierName }) => supplierName ?? '—',
          wide: true,
        },
        {
          id: 'price',
          header: say('Price', 'Цена'),
          align: 'right',
          cell: ({ price, currency, uom }) => (
            <>
              {showPriceIn(price, currency)}
              <span className="dimmed"> / {showUnit(uom)}</span>
            </>
          ),
        },
        {
          id: 'cost',
          header: say('Cost of a base unit', 'Себестоимость единицы'),
          align: 'right',
          wide: true,
          cell: ({ costPrice, currency }) => showPriceIn(costPrice, currency),
        },
        {
          id: 'quantity',
          header: say('From quantity', 'От количества'),
          align: 'right',
          wide: true,
          cell: ({ quantityFrom }) => showQuantity(quantityFrom),
        },
        { id: 'valid', header: say('Valid to', 'Действует до'), cell: ({ validTo }) => showDay(validTo), wide: true },
        { id: 'flags', header: say('Mark', 'Отметка'), cell: (price) => <Flag price={price} now={now} /> },
      ]}
    />
  );
}

function Flag({ price, now }: { price: Price; now: string }) {
  if (price.isAnomaly) return <Status tone="bad">{say('Unusual', 'Необычная')}</Status>;
  const why = passedOver(price, now);
  return why && why !== 'plan' ? <Status>{whys()[why]}</Status> : null;
}

const whys = (): Record<PassedOver, string> => ({
  withdrawn: say('Taken back', 'Отозвана'),
  future: say('Not yet valid', 'Ещё не действует'),
  expired: say('Expired', 'Истекла'),
  quantity: say('For more than one', 'От количества'),
  plan: say('Planned', 'Плановая'),
});
