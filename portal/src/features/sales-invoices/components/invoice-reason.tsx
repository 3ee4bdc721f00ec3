import { Alert } from '@mantine/core';
import { salesInvoice as noun } from '../../../../../nouns/sales-invoice.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import type { SalesInvoiceCard } from '../queries.ts';

/** Why an invoice was sent back, cancelled or voided; nothing where it was not, or where its approval says so above. */
export function InvoiceReason({ invoice }: { invoice: SalesInvoiceCard }) {
  const { approval, cancelReason, voidReason } = invoice;
  const reasons = { voidReason, cancelReason, rejectReason: approval ? null : invoice.rejectReason };
  const [name, reason] = Object.entries(reasons).find(([, given]) => given !== null) ?? [];
  if (!name || !reason) return null;
  return (
    <Alert
      variant="light"
      color={name === 'voidReason' ? 'red' : name === 'rejectReason' ? 'yellow' : 'gray'}
      mb="md"
      title={labelOf(noun, name as keyof typeof reasons)}
    >
      {reason}
    </Alert>
  );
}
