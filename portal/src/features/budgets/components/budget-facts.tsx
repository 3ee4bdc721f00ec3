import { budget as noun } from '../../../../../nouns/budget.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import type { Budget } from '../queries.ts';
import { UsedBar } from './budget-columns.tsx';
import classes from './budget-facts.module.css';

/** How much there is, how much is taken, and what the budget is for. */
export function BudgetFacts({ budget }: { budget: Budget }) {
  const { nameOf } = usePeople();
  const { currency, overrun, responsibleId, comment } = budget;
  const money = (name: 'amount' | 'movedAmount' | 'committedAmount' | 'invoicedAmount' | 'paidAmount') =>
    [labelOf(noun, name), showMoney(budget[name], currency)] as const;
  return (
    <div className={classes.parts}>
      <Section title={say('Money', 'Деньги')}>
        <div className={classes.figures}>
          <UsedBar usedPercent={budget.usedPercent} />
          <Facts
            of={[
              money('amount'),
              money('movedAmount'),
              money('committedAmount'),
              money('invoicedAmount'),
              money('paidAmount'),
              [
                labelOf(noun, 'availableAmount'),
                <span key="left" {...(overrun && { className: 'bad' })}>
                  {showMoney(budget.availableAmount, currency)}
                </span>,
              ],
            ]}
          />
        </div>
      </Section>
      <Section title={say('What it is for', 'Назначение')}>
        <Facts
          of={[
            [labelOf(noun, 'code'), budget.code],
            [labelOf(noun, 'periodFrom'), showDay(budget.periodFrom, { year: 'always' })],
            [labelOf(noun, 'periodTo'), showDay(budget.periodTo, { year: 'always' })],
            [labelOf(noun, 'departmentName'), budget.departmentName],
            [labelOf(noun, 'projectName'), budget.projectName],
            [labelOf(noun, 'overrunPolicy'), valueOf(noun, 'overrunPolicy', budget.overrunPolicy)],
            [labelOf(noun, 'marks'), budget.marks.map((mark) => valueOf(noun, 'marks', mark)).join(', ') || null],
            [labelOf(noun, 'responsibleId'), responsibleId && nameOf(responsibleId)],
            [labelOf(noun, 'comment'), comment && <span className={classes.text}>{comment}</span>],
          ]}
        />
      </Section>
    </div>
  );
}
