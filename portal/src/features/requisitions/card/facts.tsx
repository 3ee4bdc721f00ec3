import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { nameOfContract } from '../../../shared/records/named-contract.ts';
import { DueDay, shareOf } from '../components/columns.tsx';
import type { RequisitionCard } from '../queries.ts';
import classes from './card.module.css';
import { StageMenu } from './stage-menu.tsx';

/** What is looked for first in a requisition: where it is, by when, whose, how much, how far. */
export function Facts({ card }: { card: RequisitionCard }) {
  const { nameOf } = usePeople();
  const { currency, plannedTotal, actualTotal, contract } = card;
  return (
    <dl className={`panel ${classes.facts}`}>
      <Fact name={labelOf(noun, 'stage')}>
        <StageMenu card={card} />
      </Fact>
      <Fact name={say('Due', 'Срок до')}>
        <DueDay requisition={card} />
      </Fact>
      <Fact name={labelOf(noun, 'responsibleId')}>{nameOf(card.responsibleId)}</Fact>
      <Fact name={labelOf(noun, 'priority')}>{valueOf(noun, 'priority', card.priority)}</Fact>
      {contract && <Fact name={labelOf(noun, 'contractId')}>{nameOfContract(contract)}</Fact>}
      {card.budget && (
        <Fact name={say('Budget', 'Бюджет')}>
          <BudgetLeft budget={card.budget} />
        </Fact>
      )}
      <Fact name={say('Plan', 'План')}>
        {showMoney(plannedTotal, currency)} <Explained card={card} field="plannedTotal" />
      </Fact>
      <Fact name={say('Actual', 'Факт')}>
        {showMoney(actualTotal, currency)} {actualTotal !== null && <Explained card={card} field="actualTotal" />}
      </Fact>
      <Fact name={labelOf(noun, 'supplyCoverage')}>
        <CoverageBar share={shareOf(card.supplyCoverage.percent)} label={labelOf(noun, 'supplyCoverage')} />
      </Fact>
      <Fact name={labelOf(noun, 'invoiceCoverage')}>
        <CoverageBar share={shareOf(card.invoiceCoverage.percent)} label={labelOf(noun, 'invoiceCoverage')} />
      </Fact>
      <Fact name={labelOf(noun, 'receiptCoverage')}>
        <CoverageBar share={shareOf(card.receiptCoverage.percent)} label={labelOf(noun, 'receiptCoverage')} />
      </Fact>
    </dl>
  );
}

const Explained = ({ card, field }: { card: RequisitionCard; field: 'plannedTotal' | 'actualTotal' }) => (
  <ExplainMark figure={{ of: 'requisition', id: card.id, field }} />
);

/** The budget that the requisition draws on, and what is left of it. */
function BudgetLeft({ budget }: { budget: NonNullable<RequisitionCard['budget']> }) {
  const { portal } = useParams({ from: '/$portal' });
  const { id, code, name, availableAmount, currency, overrun } = budget;
  return (
    <Link to={`/${portal}/budgets/${id}` as '/'} title={name}>
      {code}, {say('left', 'осталось')}{' '}
      <span {...(overrun && { className: 'bad' })}>{showMoney(availableAmount, currency)}</span>
    </Link>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
