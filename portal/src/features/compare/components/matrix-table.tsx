import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, Fragment, useContext, useMemo, useRef } from 'react';
import { say } from '../../../kit/say.ts';
import { gapsOf, useHeldRow } from '../../../kit/table/held-row.ts';
import { useGridKeys } from '../hooks/use-grid-keys.ts';
import { useMountMeasure } from '../hooks/use-mount-measure.ts';
import type { Act } from '../hooks/use-sheet.ts';
import type { Comparison } from '../model/answers.ts';
import type { Matrix } from '../model/matrix.ts';
import { type Texts, textsOf } from '../model/quantities.ts';
import type { Totals } from '../model/totals.ts';
import { CellPopup } from './cell-popup.tsx';
import classes from './matrix.module.css';
import { MatrixFoot } from './matrix-foot.tsx';
import { MatrixHead } from './matrix-head.tsx';
import { MatrixRow } from './matrix-row.tsx';
import { ExplainOffer } from './offer-price.tsx';

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

const drawnWhole = 24;
const rowHeight = 57;
/** So many suppliers leave room for words in the cells. */
const mostRoomy = 4;

/** Items down, suppliers across. Beyond two screens of lines only those in view are drawn: what is drawn is painted with every key. */
export function MatrixTable(props: SheetProps) {
  const { comparison, matrix, texts, totals, ratings, told, tolerancePct, readOnly, act, onPasted } = props;
  useMountMeasure('compare.matrix');
  const scroller = useRef<HTMLDivElement>(null);
  const held = useHeldRow('data-row-index');
  const rows = useVirtualizer({
    count: matrix.lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor: held.rangeExtractor,
    enabled: matrix.lines.length > drawnWhole,
  });
  const explain = useContext(ExplainOffer);
  const keys = useGridKeys({ matrix, texts, act, draw: held.hold, explain, onPasted });
  const columnIds = useMemo(() => matrix.columns.map(({ id }) => id), [matrix.columns]);
  const inView = rows.getVirtualItems();
  const isWhole = matrix.lines.length <= drawnWhole;
  const drawn = isWhole ? [...matrix.lines.keys()] : inView.map(({ index }) => index);
  const { before, after } = gapsOf(inView, 0, isWhole ? 0 : rows.getTotalSize());
  return (
    <section
      ref={scroller}
      className={classes.scroll}
      aria-label={say('Comparison of quotes', 'Сравнение предложений')}
      // What scrolls is reached by keyboard.
      tabIndex={0}
    >
      <table
        className={classes.matrix}
        data-roomy={matrix.columns.length <= mostRoomy || undefined}
        aria-rowcount={matrix.lines.length + 2}
        data-few={matrix.columns.length <= 3 || undefined}
        style={{ '--suppliers': matrix.columns.length } as CSSProperties}
        onFocusCapture={held.onFocusCapture}
        {...keys}
      >
        <MatrixHead matrix={matrix} ratings={ratings} />
        <tbody>
          {drawn.map((row, at) => {
            const line = matrix.lines[row];
            return (
              line && (
                <Fragment key={line.id}>
                  <Gap height={before[at]} />
                  <MatrixRow
                    line={line}
                    row={row}
                    columnIds={columnIds}
                    texts={textsOf(texts, line)}
                    told={told[line.id]}
                    tolerancePct={tolerancePct}
                    readOnly={readOnly}
                    act={act}
                  />
                </Fragment>
              )
            );
          })}
          <Gap height={after} />
        </tbody>
        <MatrixFoot matrix={matrix} totals={totals} />
      </table>
      <CellPopup within={scroller} comparison={comparison} matrix={matrix} />
    </section>
  );
}

const Gap = ({ height = 0 }: { height: number | undefined }) =>
  height > 0 ? <tr aria-hidden style={{ height }} /> : null;
