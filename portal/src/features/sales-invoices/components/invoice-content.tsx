import { useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { CustomFactsSection } from '../../../shared/custom-fields/custom-facts-section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { marginOf } from '../margin-of.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import classes from './invoice-content.module.css';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceRows } from './invoice-rows.tsx';
import { InvoiceTexts } from './invoice-texts.tsx';
import { MarginSection } from './margin-section.tsx';
import { Payments } from './payments.tsx';

/** An invoice as it is read: rows at the left; parties, payments and what is earned at the right. */
export function InvoiceContent({ invoice }: { invoice: SalesInvoiceCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const maySeeCosts = useMay()('margins.read');
  return (
    <div className={classes.halves}>
      <div className={classes.column}>
        <InvoiceRows invoice={invoice} />
        <InvoiceTexts invoice={invoice} />
        <CustomFactsSection entity="salesInvoice" values={invoice.customFields} />
      </div>
      <div className={classes.column}>
        <InvoiceFacts portal={portal} invoice={invoice} />
        {invoice.number !== null && <Payments invoice={invoice} />}
        {maySeeCosts && invoice.rows.length > 0 && (
          <MarginSection
            margin={marginOf(invoice)}
            currency={invoice.currency}
            {...(invoice.costCapturedAt !== null && { invoiceId: invoice.id })}
            {...(invoice.costCapturedAt === null && {
              about: say(
                'By the costs entered in the rows, until the invoice is issued.',
                'По себестоимости, введённой в строках, пока счёт не выставлен.',
              ),
            })}
          />
        )}
      </div>
    </div>
  );
}
