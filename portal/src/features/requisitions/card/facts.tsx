import type { ReactNode } from 'react';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { usePeople } from '../../../shared/people/people.ts';
import { DueDay, shareOf } from '../components/columns.tsx';
import { priorities } from '../names.ts';
import type { RequisitionCard } from '../queries.ts';
import classes from './card.module.css';
import { StageMenu } from './stage-menu.tsx';

/** What is looked for first in a requisition: where it is, by when, whose, how much, how far. */
export function Facts({ card }: { card: RequisitionCard }) {
  const { nameOf } = usePeople();
  const { currency, plannedTotal, actualTotal } = card;
  return (
    <dl className={`panel ${classes.facts}`}>
      <Fact name={say('Stage', 'Этап')}>
        <StageMenu card={card} />
      </Fact>
      <Fact name={say('Due', 'Срок до')}>
        <DueDay requisition={card} />
      </Fact>
      <Fact name={say('Responsible', 'Ответственный')}>{nameOf(card.responsibleId)}</Fact>
      <Fact name={say('Priority', 'Приоритет')}>{say(priorities[card.priority])}</Fact>
      <Fact name={say('Plan', 'План')}>{showMoney(plannedTotal, currency)}</Fact>
      <Fact name={say('Actual', 'Факт')}>{showMoney(actualTotal, currency)}</Fact>
      <Fact name={say('Covered', 'Обеспечено')}>
        <CoverageBar share={shareOf(card.supplyCoverage.percent)} label={say('Covered', 'Обеспечено')} />
      </Fact>
      <Fact name={say('Invoiced', 'Выставлены счета')}>
        <CoverageBar share={shareOf(card.invoiceCoverage.percent)} label={say('Invoiced', 'Выставлены счета')} />
      </Fact>
      <Fact name={say('Received', 'Получено')}>
        <CoverageBar share={shareOf(card.receiptCoverage.percent)} label={say('Received', 'Получено')} />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
