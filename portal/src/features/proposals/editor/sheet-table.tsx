import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useMemo, useRef } from 'react';
import { say } from '../../../kit/say.ts';
import { Gap } from '../../../kit/table/gap.tsx';
import { gapsOf, useHeldRow } from '../../../kit/table/held-row.ts';
import { useGridKeys } from '../hooks/use-grid-keys.ts';
import { useNameHints } from '../hooks/use-name-hints.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { useShowFault } from '../hooks/use-show-fault.ts';
import { itemsOf } from '../model/items-of.ts';
import { GroupLine } from './group-line.tsx';
import { NameHints } from './name-hints.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetRow } from './sheet-row.tsx';
import classes from './sheet-table.module.css';

interface SheetTableProps {
  hold: SheetHold;
  readOnly: boolean;
  onDetails(key: string): void;
  onPasted(taken: number, left: number, unreadable: number): void;
}

const drawnWhole = 40;
const height = 37;

/** Rows by groups, typed into as in a spreadsheet. Beyond a screen or two only those in view are drawn. */
export function SheetTable({ hold, readOnly, onDetails, onPasted }: SheetTableProps) {
  const { sheet, base, columns, figures, told, act, seesCosts } = hold;
  const scroller = useRef<HTMLDivElement>(null);
  const held = useHeldRow('data-item');
  const items = useMemo(() => itemsOf(sheet.rows), [sheet.rows]);
  const isWhole = items.length <= drawnWhole;
  const lines = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    rangeExtractor: held.rangeExtractor,
    enabled: !isWhole,
  });
  const { hold: holdItem } = held;
  const draw = useCallback(
    (row: number) => holdItem(items.findIndex((one) => one.kind === 'row' && one.at === row)),
    [items, holdItem],
  );
  const hints = useNameHints(scroller, hold);
  const keys = useGridKeys({ hold, hints, draw, onPasted });
  useShowFault(hold.fault, scroller, draw);
  const kept = useMemo(() => new Set(base.rows.map(({ id }) => id)), [base.rows]);
  const inView = lines.getVirtualItems();
  const drawn = isWhole ? [...items.keys()] : inView.map(({ index }) => index);
  const { before, after } = gapsOf(inView, 0, isWhole ? 0 : lines.getTotalSize());
  return (
    <section
      ref={scroller}
      className={classes.scroll}
      aria-label={say('Rows of the proposal', 'Строки предложения')}
      // What scrolls is reached by keyboard.
      tabIndex={0}
    >
      <table
        className={classes.table}
        aria-rowcount={sheet.rows.length}
        onFocusCapture={held.onFocusCapture}
        {...(!readOnly && keys)}
      >
        <SheetHead columns={columns} readOnly={readOnly} act={act} />
        <tbody>
          {drawn.map((index, place) => {
            const item = items[index];
            if (!item) return null;
            return (
              <Fragment key={item.id}>
                <Gap height={before[place]} />
                {item.kind === 'group' ? (
                  <GroupLine
                    item={item}
                    index={index}
                    columns={columns}
                    totals={figures.groups.get(item.id)}
                    readOnly={readOnly}
                    seesCosts={seesCosts}
                    vatMode={sheet.header.vatMode}
                    act={act}
                    measure={lines.measureElement}
                  />
                ) : (
                  <SheetRow
                    row={item.row}
                    at={item.at}
                    item={index}
                    columns={columns}
                    amounts={figures.rows.get(item.row.key)}
                    proposalId={hold.id}
                    explainedId={hold.explainedRow(item.row.key)}
                    told={told.cells[item.row.key]}
                    readOnly={readOnly}
                    marked={hints.key === item.row.key && hints.items.length > 0 ? hints.marked : undefined}
                    isHidden={!seesCosts && kept.has(item.row.key)}
                    ask={hints.ask}
                    act={act}
                    onDetails={onDetails}
                    measure={lines.measureElement}
                  />
                )}
              </Fragment>
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
      <NameHints hints={hints} />
    </section>
  );
}
