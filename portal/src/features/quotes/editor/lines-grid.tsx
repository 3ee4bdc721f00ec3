import { TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showUnit } from '../../../kit/units.ts';
import classes from '../components/quotes.module.css';
import { type Asked, type ColumnName, emptyLine, type LinesValues, type LineValues, pasteLines } from '../model.ts';

interface LinesGridProps {
  asked: readonly Asked[];
  values: LinesValues;
  onChange(next: LinesValues): void;
  /** Refusals of the server, by line. */
  told: Readonly<Record<string, string>>;
}

/** Prices by hand: Enter leads down, a column from a spreadsheet fills downwards. */
export function LinesGrid({ asked, values, onChange, told }: LinesGridProps) {
  const [pastes, setPastes] = useState(0);
  const [filled, setFilled] = useState<number>();
  const set = (id: string, change: Partial<LineValues>) =>
    onChange({ ...values, [id]: { ...(values[id] ?? emptyLine), ...change } });
  const paste = (id: string, column: ColumnName) => (event: ClipboardEvent) => {
    const result = pasteLines(asked, values, { id, column }, event.clipboardData.getData('text/plain'));
    if (!result) return;
    event.preventDefault();
    onChange(result.values);
    setFilled(result.filled);
    setPastes((count) => count + 1);
  };
  const move = (index: number, column: ColumnName) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (by === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = document.querySelector<HTMLInputElement>(`[data-cell="${index + by} ${column}"]`);
    next?.focus();
    next?.select();
  };
  return (
    <Section title={say('Positions and prices', 'Позиции и цены')} bare>
      <p className="only-spoken" role="status">
        {filled !== undefined &&
          `${say('Pasted:', 'Вставлено:')} ${counted(filled, ['line', 'lines'], ['строка', 'строки', 'строк'])}`}
      </p>
      <div
        className={classes.scroll}
        tabIndex={0}
        role="region"
        aria-label={say('Prices by position', 'Цены по позициям')}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('Position', 'Позиция')}</th>
              <th scope="col" data-align="right">
                {say('Asked', 'Запрошено')}
              </th>
              <th scope="col" style={{ minWidth: 130 }}>
                {say('Price', 'Цена')}
              </th>
              <th scope="col" style={{ minWidth: 110 }}>
                {say('Available', 'В наличии')}
              </th>
              <th scope="col" style={{ minWidth: 90 }}>
                {say('Days', 'Дней')}
              </th>
              <th scope="col" style={{ minWidth: 180 }}>
                {say('Comment', 'Комментарий')}
              </th>
            </tr>
          </thead>
          <tbody key={pastes}>
            {asked.map(({ id, name, position, quantity, uom }, index) => {
              const line = values[id] ?? emptyLine;
              const cell = (column: ColumnName, label: string) => ({
                'aria-label': `${label}: ${name}`,
                'data-cell': `${index} ${column}`,
                onPaste: paste(id, column),
                onKeyDown: move(index, column),
              });
              return (
                <tr key={id}>
                  <td>
                    <span className="dimmed">{position}</span> {name}
                    {told[id] && <small className="bad">{told[id]}</small>}
                  </td>
                  <td data-align="right">{showQuantity(quantity, showUnit(uom))}</td>
                  <td>
                    <DecimalInput
                      {...cell('price', say('Price', 'Цена'))}
                      className={classes.cell}
                      value={line.price}
                      onChange={(price) => set(id, { price })}
                    />
                  </td>
                  <td>
                    <DecimalInput
                      {...cell('quantity', say('Available', 'В наличии'))}
                      className={classes.cell}
                      value={line.quantity}
                      onChange={(next) => set(id, { quantity: next })}
                    />
                  </td>
                  <td>
                    <TextInput
                      {...cell('days', say('Days', 'Дней'))}
                      className={classes.cell}
                      inputMode="numeric"
                      value={line.days}
                      onChange={({ currentTarget }) => set(id, { days: currentTarget.value })}
                    />
                  </td>
                  <td>
                    <TextInput
                      {...cell('comment', say('Comment', 'Комментарий'))}
                      value={line.comment}
                      onChange={({ currentTarget }) => set(id, { comment: currentTarget.value })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
