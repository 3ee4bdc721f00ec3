import type { VatMode } from '../../../../../nouns/kit/vat.ts';
import { salesInvoiceRow } from '../../../../../nouns/sales-invoice-row.ts';
import { Facts } from '../../../kit/facts.tsx';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { DocumentTotals } from '../model/document-totals.ts';

interface TotalsPreviewProps {
  totals: DocumentTotals;
  vatMode: VatMode;
  currency: string;
}

/** What the rows come to: without VAT, VAT by its rates, and all that is to be paid. */
export function TotalsPreview({ totals: { net, gross, byRate }, vatMode, currency }: TotalsPreviewProps) {
  return (
    <Section title={say('Totals', 'Итоги')}>
      <Facts
        of={[
          [say('Without VAT', 'Без НДС'), vatMode === 'none' ? undefined : showMoney(net, currency)],
          ...byRate.map(
            ({ rate, vat }) =>
              [`${say('VAT', 'НДС')} ${valueOf(salesInvoiceRow, 'vatRate', rate)}`, showMoney(vat, currency)] as const,
          ),
          [
            vatMode === 'none' ? say('Total, no VAT', 'Всего, НДС не облагается') : say('Total', 'Всего'),
            <b key="gross">{showMoney(gross, currency)}</b>,
          ],
        ]}
      />
    </Section>
  );
}
