import { useQuery } from '@tanstack/react-query';
import { purchaseOrder as noun } from '../../../../../nouns/purchase-order.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ExpectedDay } from '../../../shared/orders/expected-day.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { warehouseNamesQuery } from '../../../shared/records/warehouse-names-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { OrderCard } from '../queries.ts';
import { SupplierQualification } from './supplier-qualification.tsx';

/** Where to, on what terms, and who answers for it. */
export function OrderFacts({ order }: { order: OrderCard }) {
  const may = useMay();
  const { nameOf } = usePeople();
  const { data: warehouses } = useQuery({ ...warehouseNamesQuery, enabled: may('warehouses.read') });
  const { data: sellers } = useQuery({ ...sellerNamesQuery, enabled: may('company_settings.read') });
  const warehouse = warehouses?.find(({ id }) => id === order.deliveryWarehouseId);
  const seller = sellers?.find(({ id }) => id === order.sellerProfileId);
  return (
    <Section title={say('Delivery and terms', 'Поставка и условия')}>
      <Facts
        of={[
          [labelOf(noun, 'expectedDate'), <ExpectedDay key="expected" day={order.expectedDate} late={order.late} />],
          [labelOf(noun, 'deliveryWarehouseId'), warehouse?.name ?? null],
          [labelOf(noun, 'deliveryAddress'), order.deliveryAddress],
          [labelOf(noun, 'deliveryTerms'), order.deliveryTerms],
          [labelOf(noun, 'paymentTerms'), order.paymentTerms],
          [labelOf(noun, 'comment'), order.comment],
          [labelOf(noun, 'sellerProfileId'), seller?.name ?? null],
          [
            say('Qualification of the supplier', 'Допуск поставщика'),
            may('counterparties.read') ? <SupplierQualification key="qualification" order={order} /> : undefined,
          ],
          [labelOf(noun, 'responsibleId'), order.responsibleId && nameOf(order.responsibleId)],
        ]}
      />
    </Section>
  );
}
