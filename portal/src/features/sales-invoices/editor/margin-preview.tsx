import type { VatMode } from '../../../../../nouns/kit/vat.ts';
import { say } from '../../../kit/say.ts';
import { MarginSection } from '../components/margin-section.tsx';
import { marginOfRows } from '../model/margin-of-rows.ts';
import type { RowValues } from '../model/row-values.ts';

interface MarginPreviewProps {
  rows: readonly RowValues[];
  vatMode: VatMode;
  currency: string;
}

/** What the rows would earn, by the costs that stand in them. */
export const MarginPreview = ({ rows, vatMode, currency }: MarginPreviewProps) => (
  <MarginSection
    margin={marginOfRows(rows, vatMode, currency)}
    currency={currency}
    about={say(
      'By the costs entered in the rows. The rest comes from the catalog when the invoice is issued.',
      'По себестоимости, введённой в строках. Остальная возьмётся из каталога при выставлении.',
    )}
  />
);
