import { showQuantity, showUnitCost } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showUnit } from '../../../../kit/units.ts';
import type { RequisitionCard } from '../../queries.ts';
import classes from '../card.module.css';
import type { Receipt } from './delivery.ts';

/** What was accepted, refused at the door and returned later of each line, and what a unit cost. */
export function ReceiptLines({ receipt, card }: { receipt: Receipt; card: RequisitionCard }) {
  const lines = new Map(card.items.map((line) => [line.id, line]));
  const isReversed = receipt.status === 'reversed';
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{say('Name', 'Наименование')}</th>
          <th scope="col" data-align="right">
            {say('Accepted', 'Принято')}
          </th>
          <th scope="col" data-align="right">
            {say('Refused', 'Не принято')}
          </th>
          <th scope="col" data-align="right">
            {say('Returned', 'Возвращено')}
          </th>
          <th scope="col" data-align="right">
            {say('Unit cost', 'Себестоимость')}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => {
          const wanted = lines.get(line.procurementItemId);
          const unit = wanted && showUnit(wanted.uom);
          return (
            <tr key={line.id} data-cancelled={isReversed || undefined}>
              <td>
                {wanted?.name ?? '—'}
                {line.rejectReason && <div className="dimmed">{line.rejectReason}</div>}
                {line.outsideStock && <div className="dimmed">{outside(line.outsideStock)}</div>}
              </td>
              <td data-align="right">{showQuantity(line.receivedQuantity, unit)}</td>
              <td data-align="right">{showQuantity(line.rejectedQuantity, unit)}</td>
              <td data-align="right">{showQuantity(line.returnedQuantity, unit)}</td>
              <td data-align="right">{showUnitCost(line.unitCost)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Why what was kept is in no stock. */
const outside = (why: NonNullable<Receipt['lines'][number]['outsideStock']>) =>
  ({
    service: say('A service: no stock', 'Услуга: без остатка'),
    chosen: say('Kept outside the stock', 'Принято без постановки на остаток'),
    no_item: say('Not in the catalog: no stock', 'Нет в каталоге: остаток не изменён'),
  })[why];
