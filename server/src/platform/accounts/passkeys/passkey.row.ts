import { flag, id, instant, nullable, object, text } from '../../../kernel/fields.ts';
import type { Services } from '../../../kernel/services.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { relyingParty } from './relying-party.ts';

export const passkeyName = () => text(80, 'Name', { examples: ['MacBook Анны'] });

export const onePasskey = object({
  id: id(),
  name: passkeyName(),
  worksHere: flag('Signs in here; false for one of the host that the portal has come from'),
  createdAt: instant('Added'),
  lastUsedAt: nullable(instant('Last signed in or proved presence')),
});

export interface PasskeyView {
  id: string;
  name: string;
  worksHere: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

export const passkeyColumns = (services: Services): Sql => sql`
  id, name, rp_id = ${relyingParty(services).id} as "worksHere", created_at as "createdAt", last_used_at as "lastUsedAt"`;
