import { Field } from '../../public-kit/field.tsx';
import { showDay, showMoney, showPriceIn, showQuantity } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { quantityFault, type SaidLine } from './model.ts';
import type { Line, Ordered } from './types.ts';

interface OrderLineProps {
  line: Line;
  ordered: Ordered;
  /** Undefined where no answer is taken. */
  said: SaidLine | undefined;
  onChange(next: Partial<SaidLine>): void;
}

/** A line that is ordered, and what its supplier says of it. */
export function OrderLine({ line, ordered, said, onChange }: OrderLineProps) {
  const { position, name, sku, quantity, unit, price, lineAmount, wantedDate } = line;
  return (
    <li className="line">
      <fieldset>
        <legend>
          <span className="position">{position}</span>
          <span className="name">
            {name}
            <b className="wanted">{showQuantity(quantity, unit)}</b>
          </span>
        </legend>
        <p className="about">
          {[
            sku,
            `${showPriceIn(price, ordered.currency)} × ${showQuantity(quantity, unit)}`,
            wantedDate && `${say('wanted by', 'нужно к')} ${showDay(wantedDate)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {said ? (
          <div className="cells order-cells">
            <Field
              label={say('We deliver', 'Поставим')}
              spoken={name}
              value={said.quantity}
              inputMode="decimal"
              after={unit}
              fault={quantityFault(said, line)}
              onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
            />
            <Field
              label={say('By', 'К какому дню')}
              spoken={name}
              type="date"
              value={said.date}
              onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
            />
            <Field
              label={say('Remark', 'Примечание')}
              spoken={name}
              value={said.remark}
              maxLength={500}
              className="comment"
              onChange={({ currentTarget }) => onChange({ remark: currentTarget.value })}
            />
          </div>
        ) : (
          <Answered line={line} />
        )}
        <div className="under">
          <span className="sum">
            <b>{showMoney(lineAmount, ordered.currency)}</b>
          </span>
        </div>
      </fieldset>
    </li>
  );
}

const Answered = ({ line: { confirmedQuantity, promisedDate, supplierRemark, unit } }: { line: Line }) =>
  confirmedQuantity === null ? null : (
    <p className="about">
      {say('Confirmed', 'Подтверждено')}: {showQuantity(confirmedQuantity, unit)}
      {promisedDate && ` · ${say('by', 'к')} ${showDay(promisedDate)}`}
      {supplierRemark && ` · ${supplierRemark}`}
    </p>
  );
