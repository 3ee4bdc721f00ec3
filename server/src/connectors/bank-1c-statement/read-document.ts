import type { Direction, StatementDocument, StatementWarning } from '../../kernel/integrations/ports/statements.ts';
import { russianDay } from '../../kernel/values/russian-day.ts';
import { readAmount } from './amount.ts';
import { accountsOf, readParty, readPurpose } from './parties.ts';
import type { Section } from './sections.ts';
import { amountForm, directionUnknown, documentUnreadable } from './warnings.ts';

/** One document. Without a number, a day or an amount it is left out with a warning, and a person must look at the statement. */
export function readDocument(
  { line, title, fields }: Section,
  own: ReadonlySet<string>,
  warnings: StatementWarning[],
): StatementDocument | null {
  const number = fields.get('Номер')?.trim();
  const date = russianDay(fields.get('Дата') ?? '');
  const { value: amount, strict } = readAmount(fields.get('Сумма')?.trim() ?? '');
  const missing = [!number && 'Номер', date === null && 'Дата', amount === null && 'Сумма'].filter(
    (key) => key !== false,
  );
  if (!number || date === null || amount === null || amount === '0.00') {
    warnings.push(documentUnreadable(line, missing.length > 0 ? missing : ['Сумма']));
    return null;
  }
  if (!strict) warnings.push(amountForm(line, 'Сумма'));
  const [spentOn, receivedOn] = [
    russianDay(fields.get('ДатаСписано') ?? ''),
    russianDay(fields.get('ДатаПоступило') ?? ''),
  ];
  const ours = {
    payer: accountsOf(fields, 'Плательщик').find((account) => own.has(account)) ?? null,
    payee: accountsOf(fields, 'Получатель').find((account) => own.has(account)) ?? null,
  };
  const direction = directionOf(ours, spentOn, receivedOn);
  if (direction === 'unknown') warnings.push(directionUnknown(line));
  return {
    line,
    kind: title.trim().slice(0, 100) || 'Документ',
    number: number.slice(0, 64),
    date,
    bookedOn: (direction === 'incoming' ? receivedOn : spentOn) ?? receivedOn ?? spentOn,
    amount,
    direction,
    account: ours.payer ?? ours.payee ?? (own.size === 1 ? ([...own][0] as string) : null),
    payer: readParty(fields, 'Плательщик'),
    payee: readParty(fields, 'Получатель'),
    purpose: readPurpose(fields).slice(0, 2_000),
  };
}

/** By whose account it is; where neither is of the statement, by the day the bank gives. */
function directionOf(
  { payer, payee }: { payer: string | null; payee: string | null },
  spentOn: string | null,
  receivedOn: string | null,
): Direction {
  if (payer !== null && payee !== null) return 'internal';
  if (payer !== null) return 'outgoing';
  if (payee !== null) return 'incoming';
  if (spentOn !== null && receivedOn === null) return 'outgoing';
  if (receivedOn !== null && spentOn === null) return 'incoming';
  return 'unknown';
}
