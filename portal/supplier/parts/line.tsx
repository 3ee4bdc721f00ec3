import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Field } from '../../public-kit/field.tsx';
import { showMoney } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { LineDraft } from '../model/draft.ts';
import { isLess, type LineFaults } from '../model/faults.ts';
import type { ColumnName } from '../model/paste-cells.ts';
import type { Item, Rfq } from '../types.ts';
import { LineChoices } from './line-choices.tsx';
import { LineHead } from './line-head.tsx';

interface LineProps {
  rfq: Rfq;
  item: Item;
  line: LineDraft;
  faults: LineFaults;
  /** What the server found wrong with it. */
  told: string | undefined;
  currency: string;
  gross: string | null;
  onChange(change: Partial<LineDraft>): void;
  onPaste(column: ColumnName, event: ClipboardEvent): void;
  onMove(column: ColumnName, event: KeyboardEvent): void;
}

/** A position and what the supplier says of it. */
export function Line({ rfq, item, line, faults, told, currency, gross, onChange, onPaste, onMove }: LineProps) {
  const totalOnly = rfq.quoteMode === 'total_only';
  const cell = (column: ColumnName) => ({
    spoken: item.name,
    value: line[column],
    'data-cell': `${item.id} ${column}`,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [column]: currentTarget.value }),
    onPaste: (event: ClipboardEvent) => onPaste(column, event),
    onKeyDown: (event: KeyboardEvent) => onMove(column, event),
  });
  return (
    <li className="line" data-refused={line.refused || undefined} id={`line-${item.id}`}>
      <fieldset>
        <LineHead item={item} />
        {line.refused ? (
          <Field
            {...cell('comment')}
            label={say('Why not (optional)', 'Почему (необязательно)')}
            maxLength={1_000}
            className="wide"
          />
        ) : (
          <div className="cells">
            {!totalOnly && (
              <Field
                {...cell('price')}
                label={say(`Price of one ${item.unit}`, `Цена за ${item.unit}`)}
                inputMode="decimal"
                enterKeyHint="next"
                fault={faults.price}
                after={currencySign(currency)}
                className="price"
              />
            )}
            <Field
              {...cell('quantity')}
              label={say('Available', 'Есть в наличии')}
              inputMode="decimal"
              placeholder={say('all of it', 'всё')}
              fault={faults.quantity}
              after={item.unit}
            />
            <Field
              {...cell('days')}
              label={say('Lead time', 'Срок поставки')}
              inputMode="numeric"
              fault={faults.days}
              after={say('days', 'дн.')}
            />
            <Field {...cell('comment')} label={say('Comment', 'Комментарий')} maxLength={2_000} className="comment" />
          </div>
        )}
        <div className="under">
          <LineChoices rfq={rfq} item={item} line={line} faults={faults} onChange={onChange} />
          <span className="sum">
            {!line.refused && isLess(line, item) && (
              <span className="less">{say('part of it', 'не всё количество')}</span>
            )}
            {gross !== null && <b>{showMoney(gross, currency)}</b>}
          </span>
        </div>
        {told && (
          <p className="fault" role="alert">
            {told}
          </p>
        )}
      </fieldset>
    </li>
  );
}

const currencySign = (currency: string) =>
  new Intl.NumberFormat('ru', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
