import type { Listing } from '../../kernel/lists/listing.ts';
import { counterpartyKinds, counterpartyLifecycle, counterpartyRoles } from './counterparty.ts';

export const counterpartyListing: Listing = {
  name: 'counterparties',
  from: 'counterparties party',
  alias: 'party',
  searched: { kind: 'counterparty', by: 'short and full name, INN, OGRN and foreign taxpayer number' },
  defaultSort: 'shortName',
  archivedAt: 'party.archived_at',
  fields: {
    id: { column: 'party.id', kind: 'id' },
    kind: { column: 'party.kind', kind: 'choice', values: counterpartyKinds },
    roles: { column: 'party.roles', kind: 'set', values: counterpartyRoles },
    shortName: { column: 'party.short_name', kind: 'text', sortable: true },
    supplierId: {
      column: 'party.id',
      kind: 'related',
      among: 'select s.counterparty_id from suppliers s where s.tenant_id = tenant_id() and s.id',
    },
    inn: { column: 'party.inn', kind: 'text', nullable: true },
    kpp: { column: 'party.kpp', kind: 'text', nullable: true },
    status: { column: 'party.status', kind: 'choice', values: counterpartyLifecycle.statuses },
    createdAt: { column: 'party.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'party.updated_at', kind: 'instant', sortable: true },
  },
};
