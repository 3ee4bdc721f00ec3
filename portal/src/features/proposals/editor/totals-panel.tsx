import { commercialProposal as noun } from '../../../../../nouns/commercial-proposal.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useSpoken } from '../../../kit/use-spoken.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { MarginPart } from './margin-part.tsx';
import classes from './totals-panel.module.css';

/** What all comes to, beside what is typed; with what is earned, for whoever may see it. */
export function TotalsPanel({ hold }: { hold: SheetHold }) {
  const { figures, sheet, currency, isBehind, seesCosts } = hold;
  const { totals } = figures;
  const { vatMode } = sheet.header;
  const money = (amount: string | null) => showMoney(amount, currency);
  const spoken = useSpoken(`${labelOf(noun, 'totalAmount')} ${money(totals.totalAmount)}`);
  const lines = (
    [
      ['materialsAmount', true],
      ['servicesAmount', !isZero(totals.servicesAmount)],
      ['allocatedExpenseAmount', !isZero(totals.allocatedExpenseAmount)],
      ['commissionAmount', !isZero(totals.commissionAmount)],
      ['netAmount', vatMode !== 'none'],
      ['vatAmount', vatMode !== 'none'],
    ] as const
  ).filter(([, isShown]) => isShown);
  return (
    <aside className={classes.panel} aria-label={say('Totals', 'Итоги')}>
      <div className={classes.total}>
        <span>{labelOf(noun, 'totalAmount')}</span>
        <b>{money(totals.totalAmount)}</b>
      </div>
      {isBehind && (
        <p className={classes.note}>{say('Counted anew when it is saved.', 'Пересчитается при сохранении.')}</p>
      )}
      <dl>
        {lines.map(([name]) => (
          <div key={name}>
            <dt>
              {name === 'allocatedExpenseAmount' ? say('Expenses in prices', 'Расходы в ценах') : labelOf(noun, name)}
            </dt>
            <dd>{money(totals[name])}</dd>
          </div>
        ))}
      </dl>
      {seesCosts && <MarginPart hold={hold} />}
      <output className="only-spoken">{spoken}</output>
    </aside>
  );
}

const isZero = (amount: string) => !/[1-9]/.test(amount);
