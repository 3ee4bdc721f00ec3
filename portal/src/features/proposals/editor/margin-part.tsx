import { useMemo } from 'react';
import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showQuantity, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { itemsOf } from '../model/items-of.ts';
import { noGroup } from '../words.ts';
import classes from './totals-panel.module.css';

/** What is earned, in all and by group. Where a cost is not known, nothing is said of profit. */
export function MarginPart({ hold: { id, figures, sheet, currency, isChanged } }: { hold: SheetHold }) {
  const { totals, groups } = figures;
  const named = useMemo(
    () => itemsOf(sheet.rows).flatMap((item) => (item.kind === 'group' ? [item] : [])),
    [sheet.rows],
  );
  const { costTotalAmount: cost, grossProfitAmount: profit, grossMarginPercent: margin } = totals;
  const explained = (field: 'grossProfitAmount' | 'grossMarginPercent') =>
    !isChanged && profit !== null && <ExplainMark figure={{ of: 'proposal', id, field }} />;
  return (
    <>
      <div className={classes.margin} data-tone={toneOf(profit)}>
        <span>{say('Margin', 'Маржа')}</span>
        <b>
          {margin === null ? '—' : `${showQuantity(margin)} %`} {explained('grossMarginPercent')}
        </b>
      </div>
      <dl>
        <div>
          <dt>{say('Cost', 'Себестоимость')}</dt>
          <dd>{showMoney(cost, currency)}</dd>
        </div>
        <div>
          <dt>{labelOf(noun, 'grossProfitAmount')}</dt>
          <dd className={toneOf(profit)}>
            {showMoney(profit, currency)} {explained('grossProfitAmount')}
          </dd>
        </div>
      </dl>
      {cost === null && sheet.rows.length > 0 && (
        <p className={classes.note}>
          {say('The cost of some rows is not known.', 'Себестоимость части строк неизвестна.')}
        </p>
      )}
      {named.length > 1 && (
        <table className={classes.groups} aria-label={say('Margin by group', 'Маржа по группам')}>
          <tbody>
            {named.map(({ id, name }) => {
              const own = groups.get(id);
              return (
                <tr key={id}>
                  <th scope="row" title={name}>
                    {name || noGroup()}
                  </th>
                  <td className={toneOf(own?.grossProfitAmount ?? null)}>
                    {showSum(own?.grossProfitAmount, currency)}
                  </td>
                  <td>{own?.grossMarginPercent ? `${showQuantity(own.grossMarginPercent)} %` : '—'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p className={classes.note}>{say('Profit and margin are without VAT.', 'Прибыль и маржа — без НДС.')}</p>
    </>
  );
}

const toneOf = (profit: string | null) => (profit?.startsWith('-') ? 'bad' : undefined);
