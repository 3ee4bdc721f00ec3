import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import { exchange } from '../../../kernel/exchange/exchange.ts';
import { object } from '../../../kernel/fields.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { counterpartyChange } from '../counterparty.input.ts';
import { counterparty } from '../counterparty.ts';
import { listCounterparties } from '../operations/list-counterparties.ts';
import { matchPartyRows } from './match-party-rows.ts';
import { partyCells } from './party-cells.ts';
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
  card: counterparty,
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
