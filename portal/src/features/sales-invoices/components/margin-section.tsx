import { fraction } from '../../../../../nouns/exact/fraction.ts';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showShare } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { Margin } from '../model/margin-of-rows.ts';

interface MarginSectionProps {
  margin: Margin;
  currency: string;
  /** Where the costs come from. */
  about?: string;
}

/** What is earned and how much of the sales that is known of; for who may see costs. */
export function MarginSection({ margin: { cost, profit, percent, coverage }, currency, about }: MarginSectionProps) {
  const tone = profit?.startsWith('-') ? 'bad' : undefined;
  return (
    <Section title={say('Margin', 'Маржа')} {...(about && { about })}>
      <Facts
        of={[
          [labelOf(salesInvoice, 'costTotalAmount'), showMoney(cost, currency)],
          [
            labelOf(salesInvoice, 'grossProfitAmount'),
            <span key="profit" className={tone}>
              {showMoney(profit, currency)}
            </span>,
          ],
          [
            say('Margin', 'Маржа'),
            percent === null ? null : (
              <span key="percent" className={tone}>
                {showShare(fraction(percent).div(100).toText(4), 2)}
              </span>
            ),
          ],
          [
            say('Cost is known of', 'Себестоимость известна'),
            coverage === null ? null : (
              <CoverageBar key="coverage" share={coverage} label={labelOf(salesInvoice, 'costCoveragePercent')} />
            ),
          ],
        ]}
      />
    </Section>
  );
}
