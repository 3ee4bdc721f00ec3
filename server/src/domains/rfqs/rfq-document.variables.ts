import { rfqItem as item, type RfqItem } from '../../../../nouns/rfq-item.ts';
import { supplierRfq as declared, type SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { ourParty } from '../sellers/our-party.ts';
import { sellerVariables } from '../sellers/seller.variables.ts';
import { itemsByRfq } from './items/rfq-item.ts';
import { supplierRfqs } from './supplier-rfq.ts';

const texts = [
  ...(['number', 'title', 'message', 'responseDeadline', 'deliveryTerms', 'paymentTerms', 'deliveryAddress'] as const),
  ...(['currency', 'allowPartial', 'allowAnalogs'] as const),
];

const ofRows = ['position', 'name', 'specification', 'quantity'] as const;

const reading = { scopes: ['documents.read', 'supplier_documents.read'], permission: 'supplier_rfqs.read' } as const;

const ofRequests = { domain: 'documents', entityTypes: ['request'], exists: requestsThere };

const named = (en: string, ru: string) => ({ label: words(en, ru), valueType: 'string' as const });

/** What any supplier may read of a request: no target price, no other supplier. Our party stands as the seller, as in orders. */
export const rfqDocumentVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofRequests,
    groups: [
      {
        ...reading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, texts),
          priceMode: variableOf(declared.fields, 'vatMode'),
          revision: {
            label: words('Revision, empty for the first', 'Редакция, для первой пусто'),
            valueType: 'number',
          },
          date: { label: words('Date of the document', 'Дата документа'), valueType: 'date' },
          contactName: named('Who answers questions', 'Кто отвечает на вопросы'),
          contactEmail: named('E-mail for questions', 'Почта для вопросов'),
          contactPhone: named('Phone for questions', 'Телефон для вопросов'),
        },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofRequests,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: {
          ...Object.fromEntries(ofRows.map((name) => [`rows[].${name}`, variableOf(item.fields, name, 'array')])),
          'rows[].uom': { ...variableOf(item.fields, 'uom', 'array'), choices: unitSymbols },
          'rows[].wantedDate': variableOf(item.fields, 'requiredAt', 'array'),
        },
      },
    ],
  }),
  sellerVariables({ ...ofRequests, ...reading, partiesOf: ourParty }),
];

async function requestsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await supplierRfqs.byIds(db, ids)).map(({ id }) => id));
}

interface Header {
  id: string;
  date: string;
  responseDeadline: string | null;
  address: string | null;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
}

/** Dated by the portal's own clock; delivered to the warehouse where no address is given. */
async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  const [requests, headers] = await Promise.all([
    supplierRfqs.byIds(db, ids),
    db.many<Header>(sql`
      select rfq.id,
        (coalesce(rfq.sent_at, rfq.created_at) at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as date,
        to_char(rfq.response_deadline at time zone coalesce(regional.timezone, 'Europe/Moscow'), 'YYYY-MM-DD"T"HH24:MI') as "responseDeadline",
        place.address, person.full_name as "contactName", person.email as "contactEmail", person.phone as "contactPhone"
      from supplier_rfqs rfq left join regional_settings regional on regional.tenant_id = ${db.tenant}
      left join warehouses place on place.tenant_id = ${db.tenant} and place.id = rfq.warehouse_id
      left join users person on person.tenant_id = ${db.tenant} and person.id = rfq.responsible_id
      where rfq.tenant_id = ${db.tenant} and rfq.id = any(${ids}::uuid[])`),
  ]);
  const known = new Map(headers.map((one) => [one.id, one]));
  return new Map(requests.map((one) => [one.id, headerOf(one, known.get(one.id))]));
}

const headerOf = (request: SupplierRfq, { address = null, ...header }: Partial<Header> = {}) => ({
  ...request,
  ...header,
  priceMode: request.vatMode,
  revision: request.revision > 1 ? request.revision : null,
  deliveryAddress: request.deliveryAddress ?? address,
});

async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const items = await itemsByRfq(db, ids);
  const leaves = {
    ...Object.fromEntries([...ofRows, 'uom' as const].map((name) => [name, (one: RfqItem) => one[name]])),
    wantedDate: (one: RfqItem) => one.requiredAt,
  };
  return new Map(ids.map((id) => [id, inStep('rows[].', items.get(id) ?? [], leaves)]));
}
