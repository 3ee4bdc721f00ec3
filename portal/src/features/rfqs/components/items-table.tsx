import { showDay, showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import type { RfqCard } from '../queries.ts';
import classes from './rfqs.module.css';

export function ItemsTable({ rfq }: { rfq: RfqCard }) {
  return (
    <div
      className={`panel ${classes.wide}`}
      tabIndex={0}
      role="region"
      aria-label={say('Positions of the request', 'Позиции запроса')}
    >
      <table className={classes.plain}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{say('Position', 'Позиция')}</th>
            <th scope="col" data-align="right">
              {say('Quantity', 'Количество')}
            </th>
            <th scope="col">{say('Wanted by', 'Нужно к')}</th>
            <th scope="col" data-align="right">
              {say('Target price', 'Целевая цена')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rfq.items.map((item) => (
            <tr key={item.id}>
              <td className="dimmed">{item.position}</td>
              <td>
                {item.name}
                {item.specification && <div className="dimmed">{item.specification}</div>}
              </td>
              <td data-align="right">{showQuantity(item.quantity, showUnit(item.uom))}</td>
              <td>{showDay(item.requiredAt)}</td>
              <td data-align="right">{showPrice(item.targetPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
