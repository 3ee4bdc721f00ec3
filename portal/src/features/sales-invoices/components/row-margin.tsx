import { fraction } from '../../../../../nouns/exact/fraction.ts';
import { showPrice, showShare } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { SalesInvoiceRow } from '../queries.ts';
import classes from './invoice-content.module.css';

/** What is earned by a row, above what its unit costs; «≈» where that is no price that was paid. */
export function RowMargin({ row: { unitCost, costIsEstimated, grossMarginPercent } }: { row: SalesInvoiceRow }) {
  const isLoss = grossMarginPercent?.startsWith('-');
  return (
    <>
      {grossMarginPercent !== null && (
        <span className={isLoss ? 'bad' : undefined}>
          {showShare(fraction(grossMarginPercent).div(100).toText(4), 1)}
        </span>
      )}
      {unitCost === null ? (
        <span className="dimmed">—</span>
      ) : (
        <span
          className={classes.article}
          {...(costIsEstimated && {
            title: say('An estimate: entered, planned or quoted', 'Оценка: введена, плановая или из предложения'),
          })}
        >
          {costIsEstimated && '≈\u00a0'}
          {showPrice(unitCost)}
        </span>
      )}
    </>
  );
}
