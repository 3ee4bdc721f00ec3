import type { Company } from './company.ts';

interface Made {
  id: string;
  items: Array<{ id: string }>;
  supplier: { supplierId: string };
}

/** An approved requisition for a customer, of which every line was decided: lines alternate between two suppliers. */
export async function decidedRequisition({ call }: Company, names: readonly string[], customerId?: string) {
  await call('PATCH', '/settings/company', { approvalRequired: false });
  const items = names.map((name, at) => ({ name, quantity: String(10 + at), uom: '796', plannedPrice: '500.00' }));
  const { id } = await call<Made>('POST', '/purchase-requisitions', {
    ...{ title: 'Металл для объекта «Север»', dueDate: '2031-05-20', items },
    ...(customerId && { customerId }),
  });
  await call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'approved' });
  const card = await call<Made>('GET', `/purchase-requisitions/${id}`);
  const suppliers = await Promise.all(
    ['ООО «Сталь»', 'ООО «Прокат»'].map((shortName) =>
      call<Made>('POST', '/counterparties', { shortName, roles: ['supplier'] }),
    ),
  );
  const decisions = card.items.map(({ id: procurementItemId }, at) => ({
    procurementItemId,
    allocations: [
      {
        supplierId: suppliers[at % 2]?.supplier.supplierId,
        ...{ price: `${480 + at * 7}.50`, currency: 'RUB', vatMode: 'included', vatRate: '22' },
        quantity: String(10 + at),
      },
    ],
  }));
  await call('PATCH', `/purchase-requisitions/${id}/quote-line-decisions`, { decisions });
  return id;
}
