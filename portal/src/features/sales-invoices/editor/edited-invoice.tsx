import { useState } from 'react';
import { Held } from '../../../kit/form/held.tsx';
import { invoiceValuesOf } from '../model/invoice-values.ts';
import { emptyRow, rowValuesOf } from '../model/row-values.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { InvoiceEditor } from './invoice-editor.tsx';
import { useUsualTerms } from './use-usual-terms.ts';

interface EditedInvoiceProps {
  invoice: SalesInvoiceCard;
  onDone(): void;
}

/** The editor over an invoice that is there, which others may change meanwhile. */
export const EditedInvoice = ({ invoice, onDone }: EditedInvoiceProps) => (
  <Held record={invoice}>{(held) => held && <Editor invoice={held} onDone={onDone} />}</Held>
);

function Editor({ invoice, onDone }: EditedInvoiceProps) {
  const terms = useUsualTerms();
  const [start] = useState(() => invoiceValuesOf(invoice));
  const [startRows] = useState(() => (invoice.rows.length > 0 ? invoice.rows.map(rowValuesOf) : [emptyRow('22')]));
  if (!terms) return null;
  return (
    <InvoiceEditor
      invoice={invoice}
      start={start}
      startRows={startRows}
      usualCurrency={terms.currency}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
