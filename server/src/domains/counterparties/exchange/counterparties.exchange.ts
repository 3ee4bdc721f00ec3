import { type Counterparty, counterparty as declared } from '../../../../../nouns/counterparty.ts';
import { supplier } from '../../../../../nouns/supplier.ts';
import { type Cell, exchange } from '../../../kernel/exchange/exchange.ts';
import { nounCell } from '../../../kernel/exchange/noun-column.ts';
import { object } from '../../../kernel/fields.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { counterpartyChange } from '../counterparty.input.ts';
import { counterparty } from '../counterparty.ts';
import { listCounterparties } from '../operations/list-counterparties.ts';
import { matchPartyRows } from './match-party-rows.ts';
import { partyFileColumns } from './party-file-columns.ts';
import { partyValues } from './party-values.ts';
import { refuseWrongNumbers, reviewPartyRows } from './review-party-rows.ts';
import { savePartyRows } from './save-party-rows.ts';
import { differsFrom, type PartyRow } from './settle-party-row.ts';

/** Counterparties in files: suppliers, customers and carriers, whom a company moves in from the spreadsheets it has. */
export const counterpartyExchange = exchange({
  kind: 'counterparties',
  base: '/api/v1/counterparties/exchange',
  tag: 'Counterparties',
  modes: ['append', 'upsert'],
  entity: counterparty,
  title: words('Counterparties', 'Контрагенты'),
  importing: { permission: 'counterparties.update', scope: 'counterparties.write' },
  exporting: { permission: 'counterparties.read', scope: 'counterparties.read' },
  columns: partyFileColumns,

  creating: 'counterparties.create',

  input: object(counterpartyChange),
  inputOf: partyValues,
  check: (input) => refuseWrongNumbers(input as PartyRow),

  keysOf: ({ inn, kpp }) => (typeof inn === 'string' ? [JSON.stringify([inn, kpp ?? null])] : []),

  match: matchPartyRows,

  changes(record, input) {
    try {
      return differsFrom(record as Counterparty, input as PartyRow);
    } catch (error) {
      if (error instanceof Refusal) return true;
      throw error;
    }
  },

  review: reviewPartyRows,
  save: savePartyRows,
  list: listCounterparties,
  cellsOf: async (_ctx, records) => (records as readonly Counterparty[]).map(partyCells),
});

const own = ['shortName', 'fullName', 'kind', 'roles', 'inn', 'kpp', 'ogrn', 'okpo', 'taxId', 'taxRegime'] as const;
const reached = ['legalAddress', 'actualAddress', 'postalAddress', 'email', 'phone', 'website', 'status'] as const;
const ofAccount = ['bankName', 'bik', 'checkingAccount', 'correspondentAccount'] as const;
const ofSupplier = ['paymentTermsDays', 'leadTimeDays', 'minOrderAmount'] as const;

/** A counterparty as cells of a file, with the account it is paid to and the contact to turn to first. */
function partyCells(party: Counterparty): Record<string, Cell> {
  const account = party.paymentRequisites?.find(({ isPrimary }) => isPrimary);
  const contact = party.contacts.find(({ isPrimary }) => isPrimary);
  return Object.fromEntries([
    ...[...own, ...reached].map((field) => [field, nounCell(declared, field, party[field])]),
    ...ofAccount.map((field) => [field, account?.[field] ?? null]),
    ...ofSupplier.map((field) => [field, nounCell({ fields: supplier }, field, party.supplier?.[field])]),
    ['contactName', contact?.fullName ?? null],
    ['contactPosition', contact?.position ?? null],
    ['contactEmail', contact?.email ?? null],
    ['contactPhone', contact?.phone ?? null],
  ]);
}
