import { type ClipboardEvent, useState } from 'react';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import classes from '../components/quotes.module.css';
import type { Asked } from '../model/asked.ts';
import { emptyLine, type LinesValues, type LineValues } from '../model/line-values.ts';
import { type ColumnName, pasteLines } from '../model/paste-lines.ts';
import { GridRow } from './grid-row.tsx';

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
  const paste = (id: string, column: ColumnName, event: ClipboardEvent) => {
    const result = pasteLines(asked, values, { id, column }, event.clipboardData.getData('text/plain'));
    if (!result) return;
    event.preventDefault();
    onChange(result.values);
    setFilled(result.filled);
    setPastes((count) => count + 1);
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
            {asked.map((line, index) => (
              <GridRow
                key={line.id}
                asked={line}
                index={index}
                line={values[line.id] ?? emptyLine}
                told={told[line.id]}
                onChange={(change) => set(line.id, change)}
                onPaste={(column, event) => paste(line.id, column, event)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
