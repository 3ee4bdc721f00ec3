import type { Company } from './company.ts';

interface Record {
  id: string;
  items: Array<{ id: string }>;
  supplier: { supplierId: string };
}

const goods = ['Труба профильная', 'Лист г/к 4 мм', 'Уголок 50×5', 'Швеллер 12П'];

/** An approved requisition that three suppliers have answered; the second offers less than is needed. */
export async function comparable({ call }: Company, names: readonly string[] = goods): Promise<string> {
  await call('PATCH', '/settings/company', { approvalRequired: false });
  const items = names.map((name) => ({ name, quantity: '100', uom: '796', plannedPrice: '500.00' }));
  const { id } = await call<Record>('POST', '/purchase-requisitions', {
    title: 'Металл',
    dueDate: '2031-05-20',
    items,
  });
  await call('PATCH', `/purchase-requisitions/${id}/status`, { status: 'approved' });
  const card = await call<Record>('GET', `/purchase-requisitions/${id}`);
  for (const [at, price] of ['480', '450', '510'].entries()) {
    const { supplier } = await call<Record>('POST', '/counterparties', {
      ...{ shortName: `ООО «Поставщик ${at + 1}»`, fullName: `ООО «Поставщик ${at + 1}»`, kind: 'legal_entity' },
      roles: ['supplier'],
      contacts: [{ fullName: 'Отдел продаж', email: `sales${at}@postavka.example`, isPrimary: true }],
    });
    const offered = at === 1 ? { quantityOffered: '60' } : {};
    const lines = card.items.map((item) => ({ procurementItemId: item.id, price, deliveryDays: 5 + at, ...offered }));
    const body = { supplierId: supplier.supplierId, validUntil: '2031-06-30', paymentTerms: '30 дней', lines };
    await call('POST', `/purchase-requisitions/${id}/quotes`, body);
  }
  return id;
}
