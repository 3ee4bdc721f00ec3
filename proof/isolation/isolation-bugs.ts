import type { Planted } from '../plant.ts';
import { withoutRowSecurity } from './without-row-security.ts';

/**
 * A bug of isolation needs two: the row security must be gone, or the forgotten tenant does no harm. And the statement still
 * compares a tenant, only with itself: one that compares none is refused before it is sent, by the server or by its tests.
 */
export interface PlantedInIsolation extends Planted {
  /** The addresses it concerns. */
  at: string;
}

export const isolationBugs: readonly PlantedInIsolation[] = [
  {
    name: 'a record is read without its tenant',
    file: 'server/src/platform/records/read-records.ts',
    changes: [
      [
        'where ${alias}.tenant_id = ${db.tenant} and ${condition}',
        'where ${alias}.tenant_id = ${alias}.tenant_id and ${condition}',
      ],
    ],
    caughtBy: 'I1',
    at: '/api/v1/warehouses',
    beside: [withoutRowSecurity],
  },
  {
    name: 'a session is ended whoever has it',
    file: 'server/src/platform/sessions/end-sessions.ts',
    changes: [
      [
        'where tenant_id = ${db.tenant} and user_id = ${userId} and ended_at is null',
        'where tenant_id = tenant_id and ended_at is null',
      ],
    ],
    caughtBy: 'I3',
    at: '/api/v1/auth/sessions',
    beside: [withoutRowSecurity],
  },
];
