import type { Probe as AnyProbe, RawReply, RawRequest } from '../kit/probe.ts';
import type { Simulator } from '../kit/simulator.ts';
import type { RuleId } from './rules.ts';
import { seed, type World } from './seed.ts';

type Probe = AnyProbe<World, RuleId>;
type Sim = Simulator<World, RuleId>;
type Headers = Readonly<Record<string, string>>;

const { token, abonents, foreign, parties } = seed();
const [abonentId = ''] = abonents;
const bearer = { authorization: `Bearer ${token}` };
const known: Headers = { ...bearer, abonentId };
const [supplier] = parties;

const boundary = 'части';
const form = (
  path: string,
  fields: ReadonlyArray<[name: string, value: string, fileName?: string]>,
  headers = known,
): RawRequest => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': `multipart/form-data; boundary="${encodeURIComponent(boundary)}"` },
  body: `${fields
    .map(([name, value, fileName]) => {
      const file = fileName === undefined ? '' : `; filename="${fileName}"`;
      return `--${encodeURIComponent(boundary)}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    })
    .join('')}--${encodeURIComponent(boundary)}--\r\n`,
});

const file: [string, string, string] = ['DocumentFile', 'Договор', 'Договор 196.pdf'];
const recipient: [string, string] = ['RecipientIds', supplier?.id ?? ''];
const whole: Array<[string, string, string?]> = [['AbonentId', abonentId], file, recipient];
const draft = (fields = whole, headers: Headers = bearer) => form('/api/v3/drafts', fields, headers);
const get = (path: string, headers = known): RawRequest => ({ method: 'GET', path, headers });
const list = get('/api/v1/counterparties?count=1');
const signature = (path: string, name = 'DocumentSign') => form(path, [[name, 'CMS', 'a.sig']]);
const told = ({ text }: RawReply) => JSON.parse(text);

const id = 'a57a1000-0000-4000-8000-000000000001';
const request = 'a57a1000-0000-4000-8000-000000000002';
const below = (path: string) => `/api/v3/drafts/${id}${path}`;
const docflow = (of: string) => get(`/api/v3/docflows/${of}/History`);
const crypto = (path: string, of = request) => `/api/v1/cryptography/requests/${of}/${path}`;
const reject = (of?: string): RawRequest => ({ method: 'PATCH', path: crypto('reject', of), headers: known });

/** A draft that was imported before, and what became of it. */
const kept =
  (...names: string[]) =>
  (sim: Sim) => {
    sim.state.serial = 1;
    sim.state.drafts.push({
      ...{ id, abonentId, fileName: 'Договор 196.pdf', content: '', recipientIds: [recipient[1]], readOnly: false },
      ...{ responseSignatureRequired: true, at: 0, changedAt: 0, signature: null, docflowId: null, requestId: null },
    });
    for (const name of names) sim.happen(name);
  };
const asked = kept('a signature is asked for');
const sent = kept('a person sends the draft');

type Refused = NonNullable<Probe['refused']>;
const forbidden = (
  clause: string,
  says: string,
  by: Refused['by'],
  wrong: RawRequest,
  status = 400,
  passes = draft(),
): Probe => ({
  clause,
  says,
  passes,
  refused: { by, status, request: wrong },
});

export const probes: readonly Probe[] = [
  forbidden('AS-01', 'address', 'AS-01/path', get('/api/v4/drafts'), 404, list),
  forbidden('AS-01', 'nobody', 'AS-01/user', get('/api/v1/counterparties', { abonentId }), 401, list),
  forbidden(
    'AS-01',
    'another token',
    'AS-01/user',
    get('/api/v1/counterparties', { abonentId, authorization: 'Bearer a' }),
    401,
    list,
  ),
  forbidden('AS-01', 'no abonent', 'AS-01/abonent', get('/api/v1/counterparties', bearer), 400, list),
  forbidden('AS-01', 'an abonent that is none', 'AS-01/abonent', draft([['AbonentId', '17'], file])),
  {
    clause: 'AS-02',
    says: 'refused without a body',
    passes: list,
    refused: {
      by: 'AS-02/abonent',
      status: 403,
      async request(send) {
        const reply = await send(get('/api/v1/counterparties', { ...bearer, abonentId: foreign[0] ?? '' }));
        return reply.text === '' ? reply : { ...reply, status: 0 };
      },
    },
  },
  forbidden(
    'AS-03',
    'Bearer, if that is it',
    'AS-03/bearer',
    get('/api/v1/counterparties', { abonentId, authorization: token }),
    401,
    list,
  ),
  forbidden(
    'AS-03',
    'alone, if that is it',
    'AS-03/plain',
    list,
    401,
    get('/api/v1/counterparties', { abonentId, authorization: token }),
  ),
  {
    ...forbidden('AS-10', 'form', 'AS-10/form', {
      ...draft(),
      headers: { ...bearer, 'content-type': 'application/json' },
    }),
    answers: (reply) => told(reply).id === id,
  },
  forbidden('AS-10', 'names of parts', 'AS-10/parts', draft([...whole, ['documentFile', 'a', 'a.pdf']])),
  {
    ...forbidden('AS-10', 'all parts', 'AS-10/file', draft([['AbonentId', abonentId]])),
    passes: draft([
      ...whole,
      ['IsReadOnly', 'true'],
      ['PackageId', 'p'],
      ['ResponseSignatureRequired', 'true'],
      ['DepartmentId', 'd'],
    ]),
  },
  {
    ...forbidden(
      'AS-10',
      'length',
      'AS-10/size',
      draft([
        ['AbonentId', abonentId],
        ['DocumentFile', 'x'.repeat(21), 'a'],
      ]),
    ),
    given: (sim) => void Object.assign(sim.state, { longestFile: 20 }),
  },
  forbidden('AS-10', 'recipient', 'AS-10/recipient', draft([...whole, ['RecipientIds[]', id]])),
  {
    clause: 'AS-10',
    says: 'an identifier by the other name',
    passes: draft(),
    given: (sim) => void Object.assign(sim.state, { draftIdAs: 'draftId' }),
    answers: (reply) => told(reply).draftId === id,
  },
  {
    ...forbidden('AS-11', 'read', 'AS-11/draft', get('/api/v3/drafts/none'), 404, get(below(''))),
    given: kept(),
    answers: (reply) => told(reply).fileName === 'Договор 196.pdf' && told(reply).docflowId === null,
  },
  {
    clause: 'AS-11',
    says: 'listed',
    given: kept(),
    passes: get('/api/v3/drafts'),
    answers: (reply) => told(reply).data[0].id === id,
  },
  {
    clause: 'AS-11',
    says: 'deleted',
    given: kept(),
    passes: { ...get(below('')), method: 'DELETE' },
    refused: {
      by: 'AS-11/draft',
      status: 404,
      async request(send) {
        await send({ ...get(below('')), method: 'DELETE' });
        return send(get(below('')));
      },
    },
  },
  {
    clause: 'AS-11',
    says: 'signed, then started',
    given: kept(),
    passes: signature(below('/signature')),
    refused: { by: 'AS-11/signed', status: 400, request: { method: 'POST', path: below('/start'), headers: known } },
  },
  {
    ...forbidden('AS-12', 'docflow', 'AS-12/file', form('/api/v2/docflows', [['PackageId', 'p']])),
    passes: form('/api/v2/docflows', [file]),
    answers: (reply) => Boolean(told(reply).docflowId),
  },
  {
    clause: 'AS-13',
    says: 'history',
    given: sent,
    passes: docflow(request),
    answers: (reply) =>
      told(reply).historyRecords[0].status === 'SentToCounterparty' && told(reply).recipients[0].inn === '7707083893',
    refused: { by: 'AS-13/docflow', status: 404, request: docflow(id) },
  },
  {
    clause: 'AS-13',
    says: 'what came later',
    given: kept('a person sends the draft', 'counterparty signs'),
    passes: docflow(request),
    answers: (reply) => told(reply).historyRecords.length === 2,
  },
  {
    clause: 'AS-14',
    says: 'signed',
    given: asked,
    passes: signature(crypto('sign')),
    refused: { by: 'AS-14/sign', status: 400, request: signature(crypto('sign'), 'Sign') },
  },
  {
    clause: 'AS-14',
    says: 'rejected, once',
    given: asked,
    passes: reject(),
    refused: {
      by: 'AS-14/request',
      status: 404,
      async request(send) {
        await send(reject());
        return send(signature(crypto('sign')));
      },
    },
  },
  {
    ...forbidden(
      'AS-15',
      'fifteen',
      'AS-15/page',
      get('/api/v1/counterparties?count=many'),
      400,
      get('/api/v1/counterparties'),
    ),
    answers: (reply) => told(reply).count === 20 && told(reply).data.length === 15,
  },
  {
    clause: 'AS-15',
    says: 'further, by what is filtered',
    passes: get(
      `/api/v1/counterparties?${new URLSearchParams({ filter: 'Поставщик', offset: '15', count: '15' }).toString()}`,
    ),
    answers: (reply) => told(reply).count === 18 && told(reply).data.length === 3,
  },
  {
    ...forbidden('AS-16', 'registration', 'AS-16/fields', form('/api/v2/registration', [['email', 'a@b.ru']])),
    passes: form('/api/v2/registration', [
      ['certificateBody', 'MII'],
      ['email', 'a@b.ru'],
    ]),
    answers: (reply) => Boolean(told(reply).abonentId),
  },
];
