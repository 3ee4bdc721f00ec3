import type { StatementWarning } from '../../kernel/integrations/ports/statements.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { endMissing, fieldRepeated, lineIgnored, lineJoined, sectionUnclosed, textAfterEnd } from './warnings.ts';

/** Fields of one section as the file has them, and where it begins. */
export interface Section {
  line: number;
  /** What stands behind the opening word: the kind of a document. */
  title: string;
  fields: Map<string, string>;
}

interface Sections {
  header: Section;
  /** Accounts of the header: `РасчСчет` may repeat. */
  headerAccounts: string[];
  accounts: Section[];
  documents: Section[];
  warnings: StatementWarning[];
}

export class NotAStatement extends Error {
  readonly code: string;
  readonly detail: Words;
  readonly line: number | undefined;
  constructor(code: string, detail: Words, line?: number) {
    super(detail.en);
    this.code = code;
    this.detail = detail;
    this.line = line;
  }
}

const mostDocuments = 20_000;
const mostAccounts = 500;
const longestLine = 10_000;
const mostWarnings = 200;

/** Reads lines into sections. A line that cannot be placed gets a warning; it is never guessed at. */
export function readSections(text: string): Sections {
  const header: Section = { line: 1, title: '', fields: new Map() };
  const read: Sections = { header, headerAccounts: [], accounts: [], documents: [], warnings: [] };
  const told = { true: 0, false: 0 };
  const warn = (warning: StatementWarning) => {
    told[`${warning.review}`] += 1;
    if (told[`${warning.review}`] <= mostWarnings) read.warnings.push(warning);
  };
  let open: Open | null = null;
  let [line, begun, ended, lastKey] = [0, false, false, ''];

  for (const raw of linesOf(text)) {
    line += 1;
    if (raw.length > longestLine) throw tooLong(line);
    const content = raw.trim();
    if (content === '') continue;
    if (!begun) {
      if (content !== firstLine) throw notAStatement(line);
      begun = true;
      continue;
    }
    if (ended) {
      warn(textAfterEnd(line));
      break;
    }
    const { key, value } = keyAndValue(raw);
    if (content === 'КонецФайла') ended = true;
    else if (Object.hasOwn(closes, key)) {
      if (open) warn(sectionUnclosed(open.section.line));
      open = { key: key as keyof typeof closes, section: { line, title: value ?? '', fields: new Map() } };
    } else if (open && content === closes[open.key]) {
      keep(read, open);
      open = null;
    } else if (value === undefined) warn(joinLine(open, lastKey, content) ? lineJoined(line) : lineIgnored(line));
    else if (!open && key === 'РасчСчет') read.headerAccounts.push(value.trim());
    else {
      const { fields } = open?.section ?? header;
      if (!fields.has(key)) fields.set(key, value);
      else if (open || key !== 'Документ') warn(fieldRepeated(line, key));
    }
    lastKey = value === undefined ? lastKey : key;
  }
  if (!begun) throw notAStatement(1);
  if (open) warn(sectionUnclosed(open.section.line));
  if (!ended) warn(endMissing(line));
  return read;
}

const firstLine = '1CClientBankExchange';

const closes = { СекцияДокумент: 'КонецДокумента', СекцияРасчСчет: 'КонецРасчСчет' } as const;

interface Open {
  key: keyof typeof closes;
  section: Section;
}

function keep(read: Sections, { key, section }: Open) {
  (key === 'СекцияДокумент' ? read.documents : read.accounts).push(section);
  if (read.documents.length > mostDocuments) throw tooMany('documents', 'документов', mostDocuments);
  if (read.accounts.length > mostAccounts) throw tooMany('accounts', 'счетов', mostAccounts);
}

/** Some banks break the purpose without a key of its own for the rest. */
function joinLine(open: Open | null, lastKey: string, content: string): boolean {
  const begun = lastKey.startsWith('НазначениеПлатежа') ? open?.section.fields.get(lastKey) : undefined;
  if (!open || begun === undefined) return false;
  open.section.fields.set(lastKey, `${begun} ${content}`);
  return true;
}

/** One after another: a file of nothing but line ends has millions. */
function* linesOf(text: string): Generator<string> {
  let begin = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) {
    yield text.slice(begin, index);
    begin = index + end.length;
  }
  yield text.slice(begin);
}

/** A value may hold `=` itself. */
function keyAndValue(raw: string): { key: string; value: string | undefined } {
  const at = raw.indexOf('=');
  return at < 0 ? { key: raw.trim(), value: undefined } : { key: raw.slice(0, at).trim(), value: raw.slice(at + 1) };
}

const notAStatement = (line: number) =>
  new NotAStatement(
    'not_a_statement',
    words('The first line is not 1CClientBankExchange.', 'Первая строка файла — не 1CClientBankExchange.'),
    line,
  );

const tooLong = (line: number) =>
  new NotAStatement(
    'line_too_long',
    words(`A line is longer than ${longestLine} characters.`, `Строка длиннее ${longestLine} символов.`),
    line,
  );

const tooMany = (en: string, ru: string, most: number) =>
  new NotAStatement(`too_many_${en}`, words(`At most ${most} ${en}.`, `Не больше ${most} ${ru}.`));
