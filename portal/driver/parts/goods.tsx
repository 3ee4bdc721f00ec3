import { compareDecimals } from '../../src/kit/decimal-sum.ts';
import { showQuantity } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { showMeasure } from '../../src/kit/show-measure.ts';
import type { Item } from '../types.ts';

/** What is brought, how much of it, and what of it was taken. */
export const Goods = ({ items }: { items: readonly Item[] }) => (
  <ul className="goods">
    {items.map((item) => (
      <li key={item.id}>
        <span>
          {item.name}
          {item.sku && <span className="dimmed"> {item.sku}</span>}
        </span>
        <span className="quantity">
          <b>{showQuantity(item.quantity, item.unit)}</b>
          {item.weightKg && <span className="dimmed">{showMeasure(item.weightKg, say('kg', 'кг'))}</span>}
          {isLess(item) && (
            <span className="less">
              {say(`taken ${showQuantity(item.deliveredQuantity)}`, `принято ${showQuantity(item.deliveredQuantity)}`)}
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
);

const isLess = ({ quantity, deliveredQuantity }: Item) =>
  deliveredQuantity !== null && compareDecimals(deliveredQuantity, quantity) < 0;
