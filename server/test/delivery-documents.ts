import { billingPortal, ok } from './billing.ts';
import { owner, request } from './harness.ts';

export const documents = '/api/v1/logistics/documents';

const areas = [
  ...['finance', 'supplier_documents', 'customer_documents', 'purchase_requisitions', 'catalog', 'settings'],
  ...['integration_api', 'counterparties', 'warehouses'],
];

export const seller = {
  ...{
    name: 'Ромашка',
    legalName: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: '773601001',
    taxRegime: 'osno',
    isDefault: true,
  },
  legalAddress: '117312, г. Москва, ул. Вавилова, д. 19',
  ...{ signatoryName: 'Смирнова Анна Викторовна', signatoryPosition: 'Генеральный директор' },
};

const address = 'г. Химки, ул. Заводская, д. 5';

/** What a waybill has to know of the way. */
export const transport = {
  ...{ carrierName: 'ООО «Быстрый путь»', driverName: 'Иванов Пётр Сергеевич', vehicleNumber: 'А123ВС77' },
  ...{ loadingAddress: 'г. Москва, ул. Складочная, д. 1', deliveryAddress: address },
};

export const attorney = {
  ...{ fullName: 'Петров Иван Сергеевич', position: 'Экспедитор', passportSeries: '45 10', passportNumber: '123456' },
  ...{ passportIssuedBy: 'ОВД «Якиманка» г. Москвы', passportIssuedOn: '2010-02-01' },
};

/** A portal that sells and buys, with requisitions decided for suppliers whose papers are whole. */
export async function papersPortal() {
  const base = await billingPortal();
  const { portal } = base;
  const key = await portal.key(
    ...areas.flatMap((area) => [`${area}.read`, `${area}.write`, `${area}.delete`]),
    'logistics.read',
    'variables.read',
  );
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, body, headers });
  ok(await ask('POST', '/api/v1/settings/seller-profiles', seller), 201);
  const party = async (shortName: string, more: object = {}) =>
    ok(
      await ask('POST', '/api/v1/counterparties', {
        ...{
          shortName,
          kind: 'legal_entity',
          roles: ['supplier', 'customer'],
          kpp: '773601001',
          legalAddress: address,
        },
        ...more,
      }),
      201,
    );
  ok(
    await ask('PATCH', `/api/v1/counterparties/${base.supplier.counterpartyId}`, {
      ...{ kind: 'legal_entity', inn: '7736050003', kpp: '773601001', legalAddress: 'г. Москва, ул. Намёткина, д. 16' },
    }),
  );
  /** A requisition of these lines, all of them decided for the supplier at 100 with VAT of 22 %. */
  const decided = async (items: Array<Record<string, unknown>> = [{}], more: { customerId?: string } = {}) => {
    const made = await base.decided(items);
    await owner.query(
      `update requisition_allocations set vat_rate = '22' where tenant_id = $1 and requisition_id = $2`,
      [...[portal.tenantId, made.requisition.id]],
    );
    if (more.customerId) ok(await ask('PATCH', `/api/v1/purchase-requisitions/${made.requisition.id}`, more));
    return { ...made, id: made.requisition.id as string };
  };
  const generate = (procurementId: string, body: Record<string, unknown>) =>
    ask('POST', `/api/v1/logistics/procurements/${procurementId}/documents`, { scope: 'procurement', ...body });
  const generated = async (procurementId: string, body: Record<string, unknown>) =>
    ok(await generate(procurementId, body), 201);
  const card = async (id: string) => ok(await ask('GET', `${documents}/${id}`));
  const move = (id: string, stage: string, more: object = {}) =>
    ask('PATCH', `${documents}/${id}/stage`, { stage, ...more });
  const paper = (id: string, format = 'pdf') => ask('GET', `${documents}/${id}/export?format=${format}`);
  return { ...base, key, ask, party, decided, generate, generated, card, move, paper };
}

export type Papers = Awaited<ReturnType<typeof papersPortal>>;
