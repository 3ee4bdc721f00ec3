import type { Company } from '../../portal/e2e/company.ts';

interface Requisition {
  id: string;
  items: Array<{ id: string }>;
}

interface Counterparty {
  id: string;
  supplier: { supplierId: string };
}

const addLines = async ({ call }: Company, title: string, lines: number) =>
  call<Requisition>('POST', '/purchase-requisitions', {
    title,
    dueDate: '2031-05-20',
    items: Array.from({ length: lines }, (_, line) => ({
      name: `Труба профильная ${20 + line} × ${20 + line}`,
      quantity: String(100 + line),
      uom: '796',
      plannedPrice: '500.00',
    })),
  });

const addSupplier = ({ call }: Company, name: string, email: string) =>
  call<Counterparty>('POST', '/counterparties', { kind: 'legal_entity', shortName: name, roles: ['supplier'], email });

/** An approved requisition that every supplier has answered line by line; its id. */
export async function comparableRequisition(
  company: Company,
  { lines, suppliers }: Record<'lines' | 'suppliers', number>,
) {
  await company.call('PATCH', '/settings/company', { approvalRequired: false });
  const { id, items } = await addLines(company, 'Металл для цеха', lines);
  await company.call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'approved' });
  for (let supplier = 0; supplier < suppliers; supplier += 1) {
    const { supplier: made } = await addSupplier(
      company,
      `ООО «Поставщик ${supplier}»`,
      `sales${supplier}@bench.example`,
    );
    await company.call('POST', `/purchase-requisitions/${id}/quotes`, {
      supplierId: made.supplierId,
      validUntil: '2031-06-30',
      lines: items.map((item, line) => ({
        procurementItemId: item.id,
        price: `${450 + ((line * 37 + supplier * 53) % 120)}.00`,
        deliveryDays: 3 + supplier,
      })),
    });
  }
  return id;
}

/** A request for the prices of twenty lines that was sent to a supplier; the secret of his link. */
export async function requestedPrices(company: Company): Promise<string> {
  const { linkIn } = await import('../../portal/e2e/company.ts');
  const email = 'prices@bench.example';
  const { id: procurementId, items } = await addLines(company, 'Металл для склада', 20);
  const { id: counterpartyId } = await addSupplier(company, 'ООО «Металлобаза»', email);
  const { id } = await company.call<{ id: string }>('POST', '/supplier-rfqs', {
    procurementId,
    responseDeadline: new Date(Date.now() + 86_400_000).toISOString(),
    items: items.map((item) => ({ procurementItemId: item.id })),
    recipients: [{ counterpartyId }],
  });
  await company.call('POST', `/supplier-rfqs/${id}/send`, {});
  return linkIn(email, /\/rfq#([\w-]+)/);
}
