import { supplierQualification as declared } from '../../../../nouns/supplier-qualification.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const supplierQualification = entityOf(declared);

export const qualifications = store(supplierQualification, {
  supplier: (tenant) => sql`
    (select json_build_object('supplierId', s.id, 'name', party.short_name, 'inn', party.inn) from counterparties party
     left join suppliers s on s.tenant_id = ${tenant} and s.counterparty_id = party.id
     where party.tenant_id = ${tenant} and party.id = qualification.counterparty_id)`,
});

export const qualificationReading = {
  permission: 'counterparties.read',
  scope: ['counterparties.read', 'suppliers.read'],
} as const;

/** Whoever keeps counterparties asks and gathers the documents; deciding takes `counterparties.qualify`. */
export const qualificationWriting = {
  permission: 'counterparties.update',
  scope: ['counterparties.write', 'suppliers.write'],
} as const;

export const getQualification = getRecord(qualifications, {
  name: 'qualifications.get-qualification',
  summary: words('Get a qualification of a supplier', 'Получить допуск поставщика'),
  ...qualificationReading,
});

export const listQualifications = listRecords(
  qualifications,
  listingOf(declared, { name: 'supplier-qualifications', defaultSort: '-createdAt' }),
  {
    name: 'qualifications.list-qualifications',
    summary: words('List qualifications of suppliers', 'Список допусков поставщиков'),
    description: '`status=approved` with `endsOn[lte]` finds those that end soon.',
    ...qualificationReading,
  },
);
