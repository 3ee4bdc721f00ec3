import iconv from 'iconv-lite';
import type { Reply, Rule } from '../kit/rulebook.ts';
import type { Asked, Simulated } from '../kit/simulator.ts';
import { clauses } from './clauses.ts';
import { type Currency, seed, type World } from './seed.ts';

export const rules = {
  'CB-01/path': { clause: 'CB-01', says: 'an address that is none is not found' },
  'CB-01/verb': { clause: 'CB-01', says: 'it is asked by GET' },
  'CB-01/date': { clause: 'CB-01', says: 'a day is dd/mm/yyyy' },
  'CB-01/real-date': { clause: 'CB-01', says: 'a day is one of the calendar' },
  'CB-04/currency': { clause: 'CB-04', says: 'a currency is one of the list' },
  'CB-06/limit': { clause: 'CB-06', says: 'no more than three calls a minute', off: true },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
type AskedCbr = Asked<World, RuleId>;

export const cbr: Simulated<World, RuleId> = {
  provider: 'cbr',
  clauses,
  rules,
  notSimulated: [
    'XML_valFull.asp, metals, and the SOAP service',
    'how the bank words a refusal: the contract does not tell, so ours is a ValCurs without a date',
    'the hour at which the rates of the next day appear: a day that is in `days` is published',
  ],
  faults: ['page changes between calls', 'utf-8', 'dtd', 'no date', 'no value'],
  seed,
  answer,
};

function answer(asked: AskedCbr): Reply {
  const { path, method, query, insist, explain, earlier, clock } = asked;
  const known = Object.hasOwn(pages, path);
  insist('CB-01/path', !known, () => ({ status: 404, body: 'Not Found' }));
  insist('CB-01/verb', method !== 'GET', () => ({ status: 405, body: 'Method Not Allowed' }));
  const lately = earlier.filter(({ at }) => at > clock.now() - 60_000).length;
  insist('CB-06/limit', lately >= 3, () => ({ status: 429, headers: { 'retry-after': '1' } }));
  const page = pages[path] ?? (() => ({ status: 200 }));
  explain('query', Object.fromEntries(query), ['date_req', 'date_req1', 'date_req2', 'VAL_NM_RQ', 'd']);
  return page(asked);
}

const pages: Readonly<Record<string, (asked: AskedCbr) => Reply>> = {
  '/scripts/XML_daily.asp': daily,
  '/scripts/XML_dynamic.asp': dynamic,
  '/scripts/XML_val.asp': ({ state }) =>
    xml(
      `<Valuta name="Foreign Currency Market Lib">${state.currencies.map(({ id, name, nominal }) => `<Item ID="${id}"><Name>${name}</Name><Nominal>${nominal}</Nominal><ParentCode>${id}</ParentCode></Item>`).join('')}</Valuta>`,
    ),
};

function daily(asked: AskedCbr): Reply {
  const { state, query, fault } = asked;
  const asks = query.get('date_req');
  const days = Object.keys(state.days).sort();
  const day = asks === null ? days.at(-1) : days.filter((one) => one <= readDay(asked, asks)).at(-1);
  const rates = (day && state.days[day]) || {};
  const rows = state.currencies
    .filter(({ charCode }) => rates[charCode])
    .map((one) => valute(one, rates[one.charCode] ?? ''));
  const said = day ? ` Date="${shown(day, '.')}"` : '';
  const body = `<ValCurs${fault === 'no date' ? '' : said} name="Foreign Currency Market">${rows.join('')}</ValCurs>`;
  if (fault === 'utf-8')
    return { status: 200, headers: xmlType, body: `<?xml version="1.0" encoding="UTF-8"?>${body}` };
  if (fault === 'dtd') return xml(`<!DOCTYPE ValCurs [<!ENTITY a SYSTEM "file:///etc/passwd">]>${body}`);
  if (fault === 'no value') return xml(body.replace(/<Value>[^<]*<\/Value>/, ''));
  return xml(body);
}

function dynamic(asked: AskedCbr): Reply {
  const { state, query, insist } = asked;
  const one = state.currencies.find(({ id }) => id === query.get('VAL_NM_RQ'));
  insist('CB-04/currency', one === undefined, badParameters);
  const [from, to] = [readDay(asked, query.get('date_req1') ?? ''), readDay(asked, query.get('date_req2') ?? '')];
  const records = Object.entries(state.days)
    .filter(([day]) => day >= from && day <= to)
    .map(
      ([day, rates]) =>
        `<Record Date="${shown(day, '.')}" Id="${one?.id}"><Nominal>${one?.nominal}</Nominal><Value>${rates[one?.charCode ?? '']}</Value></Record>`,
    );
  return xml(`<ValCurs ID="${one?.id}" name="Foreign Currency Market Dynamic">${records.join('')}</ValCurs>`);
}

function readDay({ insist }: AskedCbr, text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  insist('CB-01/date', day === undefined, badParameters);
  const iso = `${year}-${month}-${day}`;
  const real = new Date(`${iso}T00:00:00Z`);
  insist('CB-01/real-date', !(real.getTime() && real.toISOString().startsWith(iso)), badParameters);
  return iso;
}

const valute = ({ id, numCode, charCode, nominal, name }: Currency, value: string) =>
  `<Valute ID="${id}"><NumCode>${numCode}</NumCode><CharCode>${charCode}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value><VunitRate>${perUnit(value, nominal)}</VunitRate></Valute>`;

const perUnit = (value: string, nominal: number) =>
  String(Number((Number(value.replace(',', '.')) / nominal).toPrecision(10))).replace('.', ',');

const shown = (day: string, mark: string) => day.split('-').reverse().join(mark);

const xmlType = { 'content-type': 'application/xml; charset=windows-1251' };

const xml = (body: string, status = 200): Reply => ({
  status,
  headers: xmlType,
  body: iconv.encode(`<?xml version="1.0" encoding="windows-1251"?>${body}`, 'win1251'),
});

const badParameters = () => xml('<ValCurs>Error in parameters</ValCurs>', 400);
