import type { Listing } from '../../kernel/listing.ts';
import { counterpartyKinds, counterpartyLifecycle, counterpartyRoles } from './counterparty.ts';

export const counterpartyListing: Listing = {
  name: 'counterparties',
  from: 'counterparties party',
  alias: 'party',
  defaultSort: 'shortName',
  search: ['party.short_name', 'party.full_name', 'party.inn'],
  archivedAt: 'party.archived_at',
  fields: {
    id: { column: 'party.id', kind: 'id' },
    kind: { column: 'party.kind', kind: 'choice', values: counterpartyKinds },
    roles: { column: 'party.roles', kind: 'set', values: counterpartyRoles },
    shortName: { column: 'party.short_name', kind: 'text', sortable: true },
    inn: { column: 'party.inn', kind: 'text', nullable: true },
    kpp: { column: 'party.kpp', kind: 'text', nullable: true },
    status: { column: 'party.status', kind: 'choice', values: counterpartyLifecycle.statuses },
    createdAt: { column: 'party.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'party.updated_at', kind: 'instant', sortable: true },
  },
};
