import { memo } from 'react';
import type { VatMode } from '../../../../../nouns/kit/vat.ts';
import type { Totals } from '../../../../../nouns/pricing/sum-up.ts';
import { showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { Columns } from '../model/columns.ts';
import type { Item } from '../model/items-of.ts';
import { noGroup, sayRows } from '../words.ts';
import { GroupMenu } from './group-menu.tsx';
import classes from './sheet-table.module.css';

interface GroupLineProps {
  item: Extract<Item, { kind: 'group' }>;
  index: number;
  columns: Columns;
  totals: Totals | undefined;
  readOnly: boolean;
  seesCosts: boolean;
  vatMode: VatMode;
  act: SheetHold['act'];
  measure(element: HTMLElement | null): void;
}

/** The name of a group above its rows, with what it comes to. */
export const GroupLine = memo(function GroupLine(props: GroupLineProps) {
  const { item, index, columns, totals, readOnly, seesCosts, vatMode, act, measure } = props;
  const margin = totals?.grossMarginPercent;
  return (
    <tr ref={measure} data-index={index} data-item={index} className={classes.group}>
      <th scope="rowgroup" colSpan={columns.shown.length}>
        <b>{item.name || noGroup()}</b> <small>{sayRows(item.count)}</small>{' '}
        {seesCosts && margin && (
          <small className={margin.startsWith('-') ? 'bad' : undefined}>
            {say('margin', 'маржа')} {showQuantity(margin)} %
          </small>
        )}
      </th>
      <td data-cell="amount">
        <b>{showPrice(vatMode === 'included' ? totals?.grossAmount : totals?.netAmount)}</b>
      </td>
      <td data-cell="menu">{!readOnly && <GroupMenu group={item} columns={columns} act={act} />}</td>
    </tr>
  );
});
