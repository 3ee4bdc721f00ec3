import { TextInput } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import classes from '../components/quotes.module.css';
import type { Asked } from '../model/asked.ts';
import type { LineValues } from '../model/line-values.ts';
import type { ColumnName } from '../model/paste-lines.ts';
import { DaysInput } from './days-input.tsx';

interface GridRowProps {
  asked: Asked;
  index: number;
  line: LineValues;
  told: string | undefined;
  onChange(change: Partial<LineValues>): void;
  onPaste(column: ColumnName, event: ClipboardEvent): void;
}

/** What is offered for one position. */
export function GridRow({ asked, index, line, told, onChange, onPaste }: GridRowProps) {
  const { name, position, quantity, uom } = asked;
  const cell = (column: ColumnName, label: string) => ({
    'aria-label': `${label}: ${name}`,
    'data-cell': `${index} ${column}`,
    onPaste: (event: ClipboardEvent) => onPaste(column, event),
    onKeyDown: (event: KeyboardEvent) => move(event, index, column),
  });
  return (
    <tr>
      <td>
        <span className="dimmed">{position}</span> {name}
        {told && <small className="bad">{told}</small>}
      </td>
      <td data-align="right">{showQuantity(quantity, showUnit(uom))}</td>
      <td>
        <DecimalInput
          {...cell('price', say('Price', 'Цена'))}
          className={classes.cell}
          value={line.price}
          onChange={(price) => onChange({ price })}
        />
      </td>
      <td>
        <DecimalInput
          {...cell('quantity', say('Available', 'В наличии'))}
          className={classes.cell}
          value={line.quantity}
          onChange={(next) => onChange({ quantity: next })}
        />
      </td>
      <td>
        <DaysInput
          {...cell('days', say('Days', 'Дней'))}
          className={classes.cell}
          value={line.days}
          onChange={(days) => onChange({ days })}
        />
      </td>
      <td>
        <TextInput
          {...cell('comment', say('Comment', 'Комментарий'))}
          value={line.comment}
          onChange={({ currentTarget }) => onChange({ comment: currentTarget.value })}
        />
      </td>
    </tr>
  );
}

/** Enter and the arrows lead up and down a column. */
function move(event: KeyboardEvent, index: number, column: ColumnName) {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (by === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const next = document.querySelector<HTMLInputElement>(`[data-cell="${index + by} ${column}"]`);
  next?.focus();
  next?.select();
}
