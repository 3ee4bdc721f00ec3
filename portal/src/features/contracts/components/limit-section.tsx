import { Fragment } from 'react';
import { contract as noun } from '../../../../../nouns/contract.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { compareDecimals, subtractDecimals } from '../../../kit/decimal-sum.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import { usageTone, usedShare } from '../model.ts';
import type { ContractCard } from '../queries.ts';
import classes from './contract-facts.module.css';

/** How much may be agreed under the contract, and how much of that is taken. */
export function LimitSection({ contract }: { contract: ContractCard }) {
  const { id, amountLimit, usedAmount, currency, limitPolicy } = contract;
  const share = usedShare(contract);
  return (
    <Section title={say('Limit', 'Лимит')}>
      <div className={classes.limit}>
        {share !== undefined && (
          <CoverageBar share={share} label={labelOf(noun, 'usedAmount')} tone={usageTone(share)} />
        )}
        <Facts
          of={[
            [
              labelOf(noun, 'amountLimit'),
              amountLimit === null ? say('without limit', 'без лимита') : showMoney(amountLimit, currency),
            ],
            [
              labelOf(noun, 'usedAmount'),
              <Fragment key="used">
                {showMoney(usedAmount, currency)}{' '}
                {compareDecimals(usedAmount, '0') > 0 && (
                  <ExplainMark figure={{ of: 'contract', id, field: 'usedAmount' }} />
                )}
              </Fragment>,
            ],
            [
              say('Left', 'Осталось'),
              amountLimit === null ? undefined : showMoney(subtractDecimals(amountLimit, usedAmount, 2), currency),
            ],
            [
              labelOf(noun, 'limitPolicy'),
              amountLimit === null ? undefined : valueOf(noun, 'limitPolicy', limitPolicy),
            ],
            [labelOf(noun, 'currency'), currency],
          ]}
        />
      </div>
    </Section>
  );
}
