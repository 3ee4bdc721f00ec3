import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useCallback, useMemo, useRef } from 'react';
import { say } from '../../../kit/say.ts';
import { useGridKeys } from '../hooks/use-grid-keys.ts';
import { useMountMeasure } from '../hooks/use-mount-measure.ts';
import type { Act } from '../hooks/use-sheet.ts';
import type { Comparison } from '../model/answers.ts';
import type { Matrix } from '../model/matrix.ts';
import { type Texts, textsOf } from '../model/quantities.ts';
import type { Totals } from '../model/totals.ts';
import { CellCard } from './cell-card.tsx';
import classes from './matrix.module.css';
import { MatrixFoot } from './matrix-foot.tsx';
import { MatrixHead } from './matrix-head.tsx';
import { MatrixRow } from './matrix-row.tsx';

export interface SheetProps {
  comparison: Comparison;
  matrix: Matrix;
  texts: Texts;
  totals: Totals;
  ratings: ReadonlyMap<string, string> | undefined;
  /** What the server said of cells, by line and offer. */
  told: Readonly<Record<string, Readonly<Record<string, string>>>>;
  tolerancePct: bigint;
  readOnly: boolean;
  act: Act;
  onPasted(taken: number, left: number, unreadable: number): void;
}

const drawnWhole = 60;
const rowHeight = 57;
/** So many suppliers leave room for words in the cells. */
const mostRoomy = 4;

/** Items down, suppliers across. Beyond some dozens of lines only those in view are drawn. */
export function MatrixTable(props: SheetProps) {
  const { comparison, matrix, texts, totals, ratings, told, tolerancePct, readOnly, act, onPasted } = props;
  useMountMeasure('compare.matrix');
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: matrix.lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    enabled: matrix.lines.length > drawnWhole,
  });
  const { scrollToIndex } = rows;
  const reveal = useCallback((row: number) => scrollToIndex(row, { align: 'center' }), [scrollToIndex]);
  const keys = useGridKeys({ matrix, texts, act, reveal, onPasted });
  const columnIds = useMemo(() => matrix.columns.map(({ id }) => id), [matrix.columns]);
  const drawn =
    matrix.lines.length > drawnWhole ? rows.getVirtualItems().map(({ index }) => index) : [...matrix.lines.keys()];
  const above = (drawn[0] ?? 0) * rowHeight;
  const below = (matrix.lines.length - 1 - (drawn.at(-1) ?? matrix.lines.length - 1)) * rowHeight;
  return (
    <section
      ref={scroller}
      className={classes.scroll}
      aria-label={say('Comparison of quotes', 'Сравнение предложений')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    >
      <table
        className={classes.matrix}
        data-roomy={matrix.columns.length <= mostRoomy || undefined}
        aria-rowcount={matrix.lines.length + 2}
        data-few={matrix.columns.length <= 3 || undefined}
        style={{ '--suppliers': matrix.columns.length } as CSSProperties}
        {...keys}
      >
        <MatrixHead matrix={matrix} ratings={ratings} />
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {drawn.map((row) => {
            const line = matrix.lines[row];
            return (
              line && (
                <MatrixRow
                  key={line.id}
                  line={line}
                  row={row}
                  columnIds={columnIds}
                  texts={textsOf(texts, line)}
                  told={told[line.id]}
                  tolerancePct={tolerancePct}
                  readOnly={readOnly}
                  act={act}
                />
              )
            );
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
        <MatrixFoot matrix={matrix} totals={totals} />
      </table>
      <CellCard within={scroller} comparison={comparison} matrix={matrix} />
    </section>
  );
}
