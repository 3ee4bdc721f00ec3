import type {
  ReadResult,
  Statement,
  StatementAccount,
  StatementWarning,
} from '../../kernel/integrations/ports/statements.ts';
import { words } from '../../kernel/problems/errors.ts';
import { russianDay } from '../../kernel/values/russian-day.ts';
import { readAmount } from './amount.ts';
import { control } from './control.ts';
import { decodeFile } from './decode-file.ts';
import { readDocument } from './read-document.ts';
import { NotAStatement, readSections, type Section } from './sections.ts';
import { amountForm, amountUnreadable, declaredWrongly, sumWarnings } from './warnings.ts';

/** Reads a file of the 1C exchange with banks. Pure; answers a refusal for whatever is no statement. */
export function read(bytes: Uint8Array): ReadResult {
  try {
    return { statement: readStatement(bytes) };
  } catch (error) {
    if (!(error instanceof NotAStatement)) throw error;
    const { code, detail, line } = error;
    return { refused: { code, detail, ...(line !== undefined && { line }) } };
  }
}

function readStatement(bytes: Uint8Array): Statement {
  if (bytes.includes(0)) throw binary();
  const decoded = decodeFile(bytes);
  if (!decoded) throw strange();
  const { header, headerAccounts, accounts, documents, warnings } = readSections(decoded.text.replace(unseen, ' '));
  if (decoded.declaredOther !== null) warnings.unshift(declaredWrongly(decoded.declaredOther, decoded.encoding));
  const told = accounts.map((section) => readAccount(section, warnings));
  const own = new Set([...headerAccounts, ...told.map(({ account }) => account)].filter((one) => /^\d{20}$/.test(one)));
  const read = documents.flatMap((section) => readDocument(section, own, warnings) ?? []);
  const controlled = control(told, read);
  return {
    version: header.fields.get('ВерсияФормата')?.trim() || null,
    encoding: decoded.encoding,
    sender: header.fields.get('Отправитель')?.trim().slice(0, 200) || null,
    createdOn: russianDay(header.fields.get('ДатаСоздания') ?? ''),
    from: russianDay(header.fields.get('ДатаНачала') ?? ''),
    to: russianDay(header.fields.get('ДатаКонца') ?? ''),
    accounts: [...controlled, ...withoutSection(own, told)],
    documents: read,
    warnings: weightiestFirst([
      ...warnings,
      ...sumWarnings(
        controlled,
        accounts.map(({ line }) => line),
        read,
      ),
    ]),
  };
}

/** Control and formatting characters, except line ends: they are invisible and may disguise what is shown. */
const unseen = /[^\P{C}\n\r]/gu;

const mostTold = 200;

/** Of very many, those that need a look come before the others. */
const weightiestFirst = (warnings: readonly StatementWarning[]) =>
  warnings.toSorted((one, other) => Number(other.review) - Number(one.review)).slice(0, mostTold);

/** A section of an account; a missing sum stays missing, a malformed one gets a warning. */
function readAccount({ line, fields }: Section, warnings: StatementWarning[]) {
  const sum = (key: string) => {
    const text = fields.get(key)?.trim();
    if (!text) return null;
    const negative = text.startsWith('-');
    const { value, strict } = readAmount(negative ? text.slice(1) : text);
    if (value === null) warnings.push(amountUnreadable(line, key));
    else if (!strict) warnings.push(amountForm(line, key));
    return value === null ? null : `${negative ? '-' : ''}${value}`;
  };
  return {
    account: fields.get('РасчСчет')?.trim() ?? '',
    from: russianDay(fields.get('ДатаНачала') ?? ''),
    to: russianDay(fields.get('ДатаКонца') ?? ''),
    opening: sum('НачальныйОстаток'),
    received: sum('ВсегоПоступило'),
    spent: sum('ВсегоСписано'),
    closing: sum('КонечныйОстаток'),
  };
}

/** Accounts that the header names and that have no section. */
const withoutSection = (own: ReadonlySet<string>, told: ReadonlyArray<{ account: string }>): StatementAccount[] =>
  [...own]
    .filter((account) => told.every((one) => one.account !== account))
    .map((account) => ({
      account,
      from: null,
      to: null,
      opening: null,
      received: null,
      spent: null,
      closing: null,
      balance: 'untold',
      turnover: 'untold',
    }));

const binary = () => new NotAStatement('not_text', words('The file is not a text.', 'Файл не является текстом.'));

const strange = () =>
  new NotAStatement(
    'not_a_statement',
    words(
      'This is not a 1C bank exchange file (1CClientBankExchange).',
      'Это не файл обмена 1С с банком (1CClientBankExchange).',
    ),
    1,
  );
