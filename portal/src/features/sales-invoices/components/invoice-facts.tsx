import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { salesInvoice as noun } from '../../../../../nouns/sales-invoice.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showInstant, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { nameOfContract } from '../../../shared/records/named-contract.ts';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { DueDay } from './due-day.tsx';
import classes from './invoice-content.module.css';

/** Parties and terms of an invoice, and the records it comes from. */
export function InvoiceFacts({ portal, invoice }: { portal: string; invoice: SalesInvoiceCard }) {
  const may = useMay();
  const { nameOf } = usePeople();
  const { data: sellers } = useQuery({ ...sellerNamesQuery, enabled: may('company_settings.read') });
  const { customer, customerId, sellerProfileId, contract, contractId, proposalId, procurementId } = invoice;
  const seller = sellers?.find(({ id }) => id === sellerProfileId);
  const link = (path: string, name: string) => (
    <Link to={`/${portal}/${path}` as '/'} className={classes.link}>
      {name}
    </Link>
  );
  return (
    <Section title={say('Parties and terms', 'Стороны и условия')}>
      <Facts
        of={[
          [
            labelOf(noun, 'customerId'),
            customer &&
              (may('counterparties.read') ? link(`counterparties/${customerId}`, customer.name) : customer.name),
          ],
          [say('INN', 'ИНН'), customer?.inn ?? undefined],
          [
            say('Seller', 'Продавец'),
            seller ? link(`settings/sellers/${seller.id}`, seller.name) : sellerProfileId === null ? null : undefined,
          ],
          [
            labelOf(noun, 'contractId'),
            contract && contractId
              ? may('contracts.read')
                ? link(`contracts/${contractId}`, nameOfContract(contract))
                : nameOfContract(contract)
              : undefined,
          ],
          [labelOf(noun, 'dueDate'), <DueDay key="due" invoice={invoice} />],
          [labelOf(noun, 'vatMode'), valueOf(noun, 'vatMode', invoice.vatMode)],
          [labelOf(noun, 'currency'), invoice.currency],
          [
            labelOf(noun, 'fxRate'),
            invoice.fxRate === null || invoice.fxRate === '1' ? undefined : showQuantity(invoice.fxRate),
          ],
          [
            say('Proposal', 'Предложение'),
            proposalId
              ? may('commercial_proposals.read')
                ? link(`proposals/${proposalId}`, invoice.proposalNumber ?? '…')
                : (invoice.proposalNumber ?? undefined)
              : undefined,
          ],
          [
            labelOf(noun, 'procurementId'),
            procurementId && may('purchase_requisitions.read')
              ? link(`requisitions/${procurementId}`, say('Open', 'Открыть'))
              : undefined,
          ],
          [labelOf(noun, 'ownerId'), invoice.ownerId === null ? undefined : nameOf(invoice.ownerId)],
          [labelOf(noun, 'sentAt'), invoice.sentAt === null ? undefined : showInstant(invoice.sentAt)],
        ]}
      />
    </Section>
  );
}
