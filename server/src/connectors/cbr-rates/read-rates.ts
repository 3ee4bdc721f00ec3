import sax, { type SAXParser } from 'sax';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { russianDay } from '../../kernel/values/russian-day.ts';

/** Rates of one day, as the bank tells them. */
export interface DayOfRates {
  /** The day they hold from; it may be earlier than the one that was asked for. */
  effective: string;
  rates: BankRate[];
}

interface BankRate {
  currency: string;
  nominal: number;
  /** A decimal string, in roubles for the nominal. */
  value: string;
}

/** A day has about 55 currencies in 12 KB. */
const mostBytes = 1024 * 1024;
const deepest = 3;

/** Reads `ValCurs`. The encoding is that of the prolog; a document type, and with it every entity of its own, is refused. */
export function readRates(bytes: Buffer): DayOfRates {
  if (bytes.length > mostBytes) throw unreadable('too long');
  const read: { effective: string | null; rates: BankRate[] } = { effective: null, rates: [] };
  let path: string[] = [];
  let row: Record<string, string> = {};

  const parser = parserOf({
    onopentag({ name, attributes }) {
      path.push(name);
      if (path.length > deepest) throw unreadable('too deep');
      if (path.length === 1 && name !== 'ValCurs') throw unreadable('not a list of rates');
      if (path.length === 1) read.effective = russianDay(typeof attributes.Date === 'string' ? attributes.Date : null);
      if (name === 'Valute') row = {};
    },
    ontext(text) {
      const [, valute, member] = path;
      if (valute === 'Valute' && member) row[member] = (row[member] ?? '') + text;
    },
    onclosetag(name) {
      path = path.slice(0, -1);
      if (name === 'Valute') read.rates.push(rateOf(row));
    },
  });
  parser.write(textOf(bytes)).close();

  if (read.effective === null) throw unreadable('no date');
  if (read.rates.length === 0) throw unreadable('no rates');
  return { effective: read.effective, rates: read.rates };
}

function parserOf(handlers: Partial<Pick<SAXParser, 'onopentag' | 'ontext' | 'onclosetag'>>): SAXParser {
  const parser = sax.parser(true, { position: false });
  parser.onerror = () => {
    throw unreadable('not XML');
  };
  parser.ondoctype = () => {
    throw unreadable('a document type');
  };
  return Object.assign(parser, handlers);
}

function textOf(bytes: Buffer): string {
  const [, encoding = 'utf-8'] = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw unreadable('an unknown encoding');
  }
}

function rateOf({ CharCode, Nominal, Value }: Record<string, string>): BankRate {
  const [currency, nominal, value] = [CharCode, Nominal, Value].map((text) => text?.trim() ?? '') as [
    string,
    string,
    string,
  ];
  if (!/^[A-Z]{3}$/.test(currency) || !/^[1-9]\d{0,5}$/.test(nominal) || !/^\d{1,10}(,\d{1,8})?$/.test(value))
    throw unreadable('a rate that is none');
  return { currency, nominal: Number(nominal), value: value.replace(',', '.') };
}

const unreadable = (why: string) =>
  new ProviderError(
    'contract_violation',
    words(
      `The Bank of Russia answered with something other than rates (${why}). Its site may be under maintenance.`,
      `Вместо курсов Банк России прислал что-то другое (${why}). Возможно, на его сайте идут работы.`,
    ),
  );
