import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { say } from '../../src/kit/say.ts';
import { type Draft, lineOfDraft, withLine } from '../model/draft.ts';
import { lineFaults } from '../model/faults.ts';
import { type ColumnName, pasteCells } from '../model/paste-cells.ts';
import { lineGross } from '../model/totals.ts';
import type { Rfq } from '../types.ts';
import { Line } from './line.tsx';
import { type Pasted, PastedNote } from './pasted-note.tsx';

interface LinesProps {
  rfq: Rfq;
  draft: Draft;
  onChange(next: Draft): void;
  /** About to be submitted: what is missing is named too. */
  isWhole: boolean;
  told: Readonly<Record<string, string>>;
}

/** Positions of the request, with the keys and the paste of a spreadsheet. */
export function Lines({ rfq, draft, onChange, isWhole, told }: LinesProps) {
  const [pasted, setPasted] = useState<Pasted>();
  const paste = (id: string, column: ColumnName, event: ClipboardEvent) => {
    const result = pasteCells(draft, rfq.items, { id, column }, event.clipboardData.getData('text/plain'));
    if (!result) return;
    event.preventDefault();
    setPasted({ filled: result.filled, left: result.left, before: draft });
    onChange(result.draft);
  };
  const move = (id: string, column: ColumnName, event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (by === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const at = rfq.items.findIndex((item) => item.id === id);
    focusCell(
      rfq.items.slice(by > 0 ? at + 1 : 0, by > 0 ? undefined : at).map((item) => item.id),
      column,
      by,
    );
  };
  return (
    <section className="lines">
      <h2>{say('Positions and prices', 'Позиции и цены')}</h2>
      <p className="dimmed hint">
        {say(
          'A column of prices copied from Excel can be pasted into the first cell. Enter leads to the next one.',
          'Столбец цен из Excel можно вставить в первую ячейку — он заполнит все ниже. Enter ведёт к следующей.',
        )}
      </p>
      <PastedNote
        pasted={pasted}
        onUndo={(before) => {
          onChange(before);
          setPasted(undefined);
        }}
      />
      <ol>
        {rfq.items.map((item) => {
          const line = lineOfDraft(draft, item);
          return (
            <Line
              key={item.id}
              rfq={rfq}
              item={item}
              line={line}
              faults={lineFaults(line, rfq, isWhole)}
              told={told[item.id]}
              currency={draft.currency}
              gross={lineGross(draft, item, rfq)}
              onChange={(change) => onChange(withLine(draft, item.id, change))}
              onPaste={(column, event) => paste(item.id, column, event)}
              onMove={(column, event) => move(item.id, column, event)}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** The nearest line that has this cell: a refused one has no price. */
function focusCell(ids: readonly string[], column: ColumnName, by: number) {
  for (const id of by > 0 ? ids : ids.toReversed()) {
    const input = document.querySelector<HTMLInputElement>(`[data-cell="${id} ${column}"]`);
    if (!input) continue;
    input.focus();
    return input.select();
  }
}
