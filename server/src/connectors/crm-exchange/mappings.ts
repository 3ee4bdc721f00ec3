import type { ReadyMapping } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

/** The name under which identifiers of the CRM are kept. */
export const crm = 'crm';

/** What a CRM that sends the events of our instruction needs no setting up for. */
export const mappings: readonly ReadyMapping[] = [
  {
    name: words('Companies of the CRM', 'Компании CRM'),
    event: 'crm.company.changed',
    operation: 'counterparty.upsert',
    source: {
      name: '$.company.name',
      fullName: '$.company.fullName',
      inn: '$.company.inn',
      kpp: '$.company.kpp',
      ogrn: '$.company.ogrn',
      email: '$.company.email',
      phone: '$.company.phone',
      website: '$.company.website',
      legalAddress: '$.company.address',
      role: '$.company.role',
    },
    defaults: { role: 'customer' },
    requiredFields: ['name'],
    idempotencyPath: '$.eventId',
    externalSource: crm,
    externalIdPath: '$.company.id',
    matchBy: 'inn',
  },
  {
    name: words('Stages of deals', 'Стадии сделок'),
    event: 'crm.deal.stage_changed',
    operation: 'procurement.status',
    source: { status: '$.deal.status', reason: '$.deal.reason', id: '$.deal.requisitionId' },
    requiredFields: ['status'],
    idempotencyPath: '$.eventId',
    externalSource: crm,
    externalIdPath: '$.deal.id',
  },
  {
    name: words('Lost deals', 'Проигранные сделки'),
    event: 'crm.deal.lost',
    operation: 'procurement.status',
    source: { reason: '$.deal.reason', id: '$.deal.requisitionId' },
    defaults: { status: 'cancelled', reason: words('The deal is lost', 'Сделка проиграна') },
    requiredFields: [],
    idempotencyPath: '$.eventId',
    externalSource: crm,
    externalIdPath: '$.deal.id',
  },
];
