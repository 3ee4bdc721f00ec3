import { fraction } from '../../../../../nouns/exact/fraction.ts';
import { salesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { CoverageBar } from '../../../kit/coverage-bar.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showShare } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import type { Margin } from '../model/margin-of-rows.ts';

interface MarginSectionProps {
  margin: Margin;
  currency: string;
  /** Where the costs come from. */
  about?: string;
  /** The issued invoice that keeps these figures. */
  invoiceId?: string;
}

/** What is earned and how much of the sales that is known of; for who may see costs. */
export function MarginSection({
  margin: { cost, profit, percent, coverage },
  currency,
  about,
  invoiceId,
}: MarginSectionProps) {
  const tone = profit?.startsWith('-') ? 'bad' : undefined;
  const explained = (field: 'grossProfitAmount' | 'grossMarginPercent') =>
    invoiceId && profit !== null && <ExplainMark figure={{ of: 'salesInvoice', id: invoiceId, field }} />;
  return (
    <Section title={say('Margin', 'Маржа')} {...(about && { about })}>
      <Facts
        of={[
          [labelOf(salesInvoice, 'costTotalAmount'), showMoney(cost, currency)],
          [
            labelOf(salesInvoice, 'grossProfitAmount'),
            <span key="profit" className={tone}>
              {showMoney(profit, currency)} {explained('grossProfitAmount')}
            </span>,
          ],
          [
            say('Margin', 'Маржа'),
            percent === null ? null : (
              <span key="percent" className={tone}>
                {showShare(fraction(percent).div(100).toText(4), 2)} {explained('grossMarginPercent')}
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
