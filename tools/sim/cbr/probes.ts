import iconv from 'iconv-lite';
import type { Probe as AnyProbe, RawReply, RawRequest } from '../kit/probe.ts';
import type { RuleId } from './cbr.ts';
import type { World } from './seed.ts';

type Probe = AnyProbe<World, RuleId>;

const get = (query: string, page = 'XML_daily'): RawRequest => ({
  method: 'GET',
  path: `/scripts/${page}.asp${query}`,
});
const friday = get('?date_req=20/11/2026');
const said = ({ bytes }: RawReply) => iconv.decode(bytes, 'win1251');
const usd = 'VAL_NM_RQ=R01235';
const week = 'date_req1=19/11/2026&date_req2=24/11/2026';
const refusedDay = (by: RuleId, day: string) => ({ by, status: 400, request: get(`?date_req=${day}`) });

export const probes: readonly Probe[] = [
  {
    clause: 'CB-01',
    says: 'the day that is asked for',
    passes: friday,
    answers: (reply) => said(reply).includes('<ValCurs Date="20.11.2026"'),
    refused: refusedDay('CB-01/date', '2026-11-20'),
  },
  { clause: 'CB-01', says: 'dots', passes: friday, refused: refusedDay('CB-01/date', '20.11.2026') },
  { clause: 'CB-01', says: 'a day that is none', passes: friday, refused: refusedDay('CB-01/real-date', '31/11/2026') },
  {
    clause: 'CB-01',
    says: 'without a day the last registered',
    passes: get(''),
    answers: (reply) => said(reply).includes('Date="24.11.2026"'),
  },
  {
    clause: 'CB-01',
    says: 'address',
    passes: friday,
    refused: { by: 'CB-01/path', status: 404, request: get('', 'XML_hourly') },
  },
  {
    clause: 'CB-01',
    says: 'verb',
    passes: friday,
    refused: { by: 'CB-01/verb', status: 405, request: { ...friday, method: 'POST' } },
  },
  {
    clause: 'CB-02',
    says: 'members of a currency',
    passes: friday,
    answers: (reply) =>
      ['NumCode', 'CharCode', 'Nominal', 'Name', 'Value', 'VunitRate'].every((name) =>
        said(reply).includes(`<${name}>`),
      ),
  },
  {
    clause: 'CB-03',
    says: 'windows-1251 and a decimal comma',
    passes: friday,
    answers: (reply) =>
      reply.bytes.includes(iconv.encode('Доллар США', 'win1251')) && said(reply).includes('<Value>92,5062</Value>'),
  },
  {
    clause: 'CB-03',
    says: 'a nominal other than one',
    passes: friday,
    answers: (reply) => /<Nominal>100<\/Nominal>.*?<Value>59,3300<\/Value><VunitRate>0,5933</.test(said(reply)),
  },
  {
    clause: 'CB-04',
    says: 'one currency over days',
    passes: get(`?${week}&${usd}`, 'XML_dynamic'),
    answers: (reply) => said(reply).split('<Record').length === 5,
    refused: { by: 'CB-04/currency', status: 400, request: get(`?${week}&VAL_NM_RQ=R00000`, 'XML_dynamic') },
  },
  {
    clause: 'CB-04',
    says: 'the list',
    passes: get('?d=0', 'XML_val'),
    answers: (reply) => said(reply).includes('R01235'),
  },
  {
    clause: 'CB-05',
    says: 'a Sunday is told by Saturday',
    passes: get('?date_req=22/11/2026'),
    answers: (reply) => said(reply).includes('Date="21.11.2026"'),
  },
  {
    clause: 'CB-06',
    says: 'a limit, if there is one',
    passes: friday,
    refused: {
      by: 'CB-06/limit',
      status: 429,
      async request(send) {
        for (let time = 1; time <= 3; time += 1) await send(friday);
        return send(friday);
      },
    },
  },
];
