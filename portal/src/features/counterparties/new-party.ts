import { withoutOthers } from './identity.ts';
import type { Counterparty } from './queries.ts';

/** A counterparty that is being made: a supplier, unless something else is chosen. */
export const newParty = {
  kind: 'legal_entity' as Counterparty['kind'],
  roles: ['supplier'] as Counterparty['roles'],
  ...{ inn: '', kpp: '', ogrn: '', okpo: '', taxId: '', shortName: '', fullName: '', legalAddress: '', email: '' },
};

export type NewParty = typeof newParty;

/** As the server takes it: neither empty texts nor numbers that its kind does not have. */
export function newPartyBodyOf(values: NewParty) {
  const { kind, roles, shortName, ...texts } = withoutOthers(values);
  return { kind, roles, shortName, ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')) };
}
