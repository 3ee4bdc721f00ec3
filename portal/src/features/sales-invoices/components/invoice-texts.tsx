import { salesInvoice as noun } from '../../../../../nouns/sales-invoice.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { Section } from '../../../kit/section.tsx';
import type { SalesInvoiceCard } from '../queries.ts';
import classes from './invoice-content.module.css';

/** What is printed besides the rows, and what is kept for the company; nothing where there is neither. */
export function InvoiceTexts({ invoice: { customRequisites, termsText, comment } }: { invoice: SalesInvoiceCard }) {
  return (
    <>
      {customRequisites.length > 0 && (
        <Section title={labelOf(noun, 'customRequisites')}>
          <Facts of={customRequisites.map(({ label, value }) => [label, value])} />
        </Section>
      )}
      {termsText && (
        <Section title={labelOf(noun, 'termsText')}>
          <div className={classes.text}>{termsText}</div>
        </Section>
      )}
      {comment && (
        <Section title={labelOf(noun, 'comment')}>
          <div className={classes.text}>{comment}</div>
        </Section>
      )}
    </>
  );
}
