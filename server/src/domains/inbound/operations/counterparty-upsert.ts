import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import {
  type InboundOperation,
  type MappedEvent,
  mappedEvent,
  mappedResult,
} from '../../../kernel/integrations/inbound-operation.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { counterparty, counterpartyListing } from '../../counterparties/counterparty.ts';
import { createCounterparty } from '../../counterparties/operations/create-counterparty.ts';
import { getCounterparty } from '../../counterparties/operations/get-counterparty.ts';
import { updateCounterparty } from '../../counterparties/operations/update-counterparty.ts';
import { customValues, namedValues } from '../custom-values.ts';
import { partyOfInn } from '../party-of-inn.ts';
import { upsertRecord, type Written } from '../upsert-record.ts';

const fields = {
  name: 'shortName',
  fullName: 'fullName',
  kind: 'kind',
  inn: 'inn',
  kpp: 'kpp',
  ogrn: 'ogrn',
  okpo: 'okpo',
  taxId: 'taxId',
  taxRegime: 'taxRegime',
  legalAddress: 'legalAddress',
  actualAddress: 'actualAddress',
  postalAddress: 'postalAddress',
  email: 'email',
  phone: 'phone',
  website: 'website',
} as const;

const bank = ['bankName', 'bik', 'checkingAccount', 'correspondentAccount'] as const;

const party = {
  entityType: counterparty.type,
  listing: counterpartyListing,
  nameOf: ({ shortName }: Record<string, unknown>) => String(shortName),
  get: getCounterparty,
  create: createCounterparty,
  update: updateCounterparty,
  match: (ctx: WriteContext, { values: { inn, kpp } }: MappedEvent) => partyOfInn(ctx, inn, kpp),
  input: async (_ctx: WriteContext, event: MappedEvent, before: Written | null) =>
    partyInput(event, before as Counterparty | null),
};

export const counterpartyUpsert: InboundOperation = {
  name: 'counterparty.upsert',
  targets: [...Object.keys(fields), 'role', 'custom.*'],
  bankTargets: bank,
  matchBy: ['inn'],
  finds: 'link_or_match',
  command: command({
    name: 'inbound.upsert-counterparty',
    summary: words('Create or change a counterparty by an event', 'Создать или изменить контрагента по событию'),
    permission: 'counterparties.update',
    scope: null,
    input: mappedEvent,
    output: mappedResult,
    run: (ctx, event) => upsertRecord(ctx, party, event),
  }),
};

function partyInput(event: MappedEvent, before: Counterparty | null): Record<string, unknown> {
  const { role } = event.values;
  const account = namedValues(event, Object.fromEntries(bank.map((name) => [name, name])));
  return {
    ...namedValues(event, fields),
    ...(role !== undefined && { roles: [...new Set([...(before?.roles ?? []), role])] }),
    ...(event.allowBankDetails &&
      Object.keys(account).length > 0 && { paymentRequisites: withAccount(before, account) }),
    ...customValues(event),
  };
}

/** The accounts there are, and the one of the event: known by its number, or new. */
function withAccount(before: Counterparty | null, account: Record<string, unknown>) {
  const held = before?.paymentRequisites ?? [];
  const same = held.find(({ checkingAccount }) => checkingAccount === account.checkingAccount);
  return same ? held.map((one) => (one === same ? { ...one, ...account } : one)) : [...held, account];
}
