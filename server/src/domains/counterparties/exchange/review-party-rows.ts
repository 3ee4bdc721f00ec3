import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import type { SavedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type FieldError, invalid, Refusal } from '../../../kernel/problems/errors.ts';
import { checkInn } from '../../../platform/russian-identifiers/check-inn.ts';
import { checkKpp } from '../../../platform/russian-identifiers/check-kpp.ts';
import { checkOgrn } from '../../../platform/russian-identifiers/check-ogrn.ts';
import { emailFault } from '../check-identity.ts';
import { faultOf } from '../identifier-faults.ts';
import { type PartyRow, settlePartyRow } from './settle-party-row.ts';

/** Numbers that no authority gives to anybody, reported also for a row that has other mistakes. */
export function refuseWrongNumbers({ inn, kpp, ogrn, email }: PartyRow) {
  const faults = [
    ...faultOf('/inn', inn ?? null, checkInn),
    ...faultOf('/kpp', kpp ?? null, checkKpp),
    ...faultOf('/ogrn', ogrn ?? null, checkOgrn),
    ...faultOf('/email', email ?? null, emailFault),
  ];
  if (faults.length > 0) throw invalid(faults);
}

/** What stands in the way of each row: numbers no authority gave, accounts no bank has. No statement. */
export const reviewPartyRows = async (_ctx: ReadContext, rows: readonly SavedRow[]) =>
  new Map(rows.map(({ n, input, before }) => [n, faultsOf(before as Counterparty | null, input as PartyRow)]));

function faultsOf(before: Counterparty | null, row: PartyRow): FieldError[] {
  try {
    settlePartyRow(before, row);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors.map(atItsCell);
  }
}

/** The account and the contact of a row stand among those that are there already, and a fault of the whole at one of its cells. */
function atItsCell(fault: FieldError): FieldError {
  const at = fault.at.replace(/^\/(paymentRequisites|contacts)\/\d+/, '/$1/0');
  const whole: Record<string, string> = { '/contacts/0': '/contacts/0/email', '/supplier': '/roles' };
  return { ...fault, at: whole[at] ?? at };
}
