import { memo } from 'react';
import { showShare, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { decimal, shareOf } from '../model/exact.ts';
import type { Matrix } from '../model/matrix.ts';
import type { Totals } from '../model/totals.ts';
import classes from './matrix.module.css';

/** What each supplier would get, and its share of the whole. */
export const MatrixFoot = memo(function MatrixFoot({ matrix, totals }: { matrix: Matrix; totals: Totals }) {
  return (
    <tfoot>
      <tr>
        <th scope="row" className={classes.item}>
          {say('To order', 'К заказу')}
        </th>
        <td className={classes.need} />
        <td className={classes.plan} />
        {matrix.columns.map(({ id }, column) => {
          const sum = totals.columns[column] ?? 0n;
          return (
            <td key={id} className={classes.sum} data-none={sum === 0n || undefined}>
              <b>{sum === 0n ? '—' : showSum(decimal(sum), matrix.currency)}</b>
              {sum > 0n && <span>{showShare(shareOf(sum, totals.amount))}</span>}
            </td>
          );
        })}
        <td className={classes.coverage}>
          <b>{showSum(decimal(totals.amount), matrix.currency)}</b>
        </td>
      </tr>
    </tfoot>
  );
});
