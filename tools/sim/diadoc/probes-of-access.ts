import type { RawRequest } from '../kit/probe.ts';
import {
  access,
  bearer,
  boxes,
  client,
  get,
  type Probe,
  post,
  posted,
  refresh,
  repeated,
  state,
  told,
} from './requests.ts';

const mine = get('/GetMyOrganizations', { autoRegister: 'false' });
const types = get('/V3/GetDocumentTypes', { boxId: boxes.ours });
const as = (headers: Readonly<Record<string, string>>): RawRequest => ({ ...mine, headers });

const form = (
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RawRequest => ({
  method: 'POST',
  path: '/connect/token',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

const who = { client_id: client.id, client_secret: client.secret };
const renewal = { grant_type: 'refresh_token', refresh_token: refresh, ...who };
const inHeader = `Basic ${Buffer.from(`${client.id}:${encodeURIComponent(client.secret)}`).toString('base64')}`;

const redirect = client.redirectUris[0] ?? '';
const scope = 'openid profile email offline_access Diadoc.PublicAPI';
const consent = (change: Readonly<Record<string, string>> = {}): RawRequest =>
  get('/connect/authorize', { response_type: 'code', client_id: client.id, redirect_uri: redirect, scope, ...change });
const codeIn = (headers: Readonly<Record<string, unknown>>) =>
  new URL(String(headers.location)).searchParams.get('code') ?? '';
const exchange = (code: string, uri = redirect) =>
  form({ grant_type: 'authorization_code', code, redirect_uri: uri, ...who });

export const probesOfAccess: readonly Probe[] = [
  {
    clause: 'DD-01',
    says: 'address',
    passes: mine,
    refused: { by: 'DD-01/path', status: 404, request: get('/V9/GetEverything') },
  },
  {
    clause: 'DD-01',
    says: 'a token of production at staging',
    passes: mine,
    refused: { by: 'DD-01/environment', status: 403, request: mine, given: state({ environment: 'staging' }) },
  },
  {
    clause: 'DD-02',
    says: 'form',
    passes: form(renewal),
    refused: { by: 'DD-02/form', status: 400, request: form(renewal, { 'content-type': 'application/json' }) },
  },
  ...['', access, `Basic ${access}`, 'Bearer'].map(
    (authorization): Probe => ({
      clause: 'DD-02',
      says: `"${authorization}"`,
      passes: mine,
      refused: { by: 'DD-02/bearer', status: 401, request: as({ ...bearer, authorization }) },
    }),
  ),
  {
    clause: 'DD-03',
    says: 'grant',
    passes: form(renewal),
    refused: { by: 'DD-03/grant', status: 400, request: form({ ...renewal, grant_type: 'password' }) },
  },
  {
    clause: 'DD-03',
    says: 'published addresses',
    passes: get('/.well-known/openid-configuration'),
    answers: (reply) => told(reply).token_endpoint.endsWith('/connect/token'),
    refused: { by: 'DD-03/scope', status: 400, request: consent({ scope: 'openid' }) },
  },
  {
    clause: 'DD-03',
    says: 'where the browser is led',
    passes: mine,
    refused: { by: 'DD-03/redirect', status: 400, request: consent({ redirect_uri: 'https://elsewhere.example/' }) },
  },
  {
    clause: 'DD-03',
    says: 'a code, once',
    passes: mine,
    refused: {
      by: 'DD-03/code',
      status: 400,
      async request(send) {
        const { headers } = await send(consent());
        const first = await send(exchange(codeIn(headers)));
        return first.status === 200 ? send(exchange(codeIn(headers))) : first;
      },
    },
  },
  {
    clause: 'DD-04',
    says: 'secret',
    passes: form({ grant_type: 'refresh_token', refresh_token: refresh }, { authorization: inHeader }),
    refused: { by: 'DD-04/client', status: 401, request: form({ ...renewal, client_secret: 'wrong' }) },
  },
  {
    clause: 'DD-05',
    says: 'what is answered',
    passes: form(renewal),
    answers(reply) {
      const { access_token: given, token_type: kind, expires_in: seconds, refresh_token: next } = told(reply);
      return Boolean(given) && kind === 'Bearer' && seconds === 3_600 && next !== refresh;
    },
    refused: { by: 'DD-05/refresh', status: 400, request: form({ ...renewal, refresh_token: 'another' }) },
  },
  {
    clause: 'DD-05',
    says: 'the second exchange',
    passes: form(renewal),
    refused: { by: 'DD-05/rotated', status: 400, request: repeated(form(renewal), 2) },
  },
  {
    clause: 'DD-05',
    says: 'a server that does not rotate',
    given: state({ rotates: false }),
    passes: form(renewal),
    answers: (reply) => told(reply).refresh_token === undefined,
  },
  {
    clause: 'DD-06',
    says: 'the old scheme',
    passes: mine,
    refused: {
      by: 'DD-06/obsolete',
      status: 401,
      request: as({ ...bearer, authorization: `DiadocAuth ddauth_api_client_id=${client.id},ddauth_token=${access}` }),
    },
  },
  {
    clause: 'DD-07',
    says: 'token',
    passes: mine,
    refused: { by: 'DD-07/token', status: 401, request: as({ ...bearer, authorization: 'Bearer another' }) },
  },
  {
    clause: 'DD-07',
    says: 'a token that ran out',
    passes: mine,
    refused: { by: 'DD-07/token', status: 401, request: mine, given: (sim) => void sim.happen('tokens run out') },
  },
  {
    clause: 'DD-07',
    says: 'a box of others',
    passes: types,
    refused: { by: 'DD-07/box', status: 403, request: get('/V3/GetDocumentTypes', { boxId: boxes.theirs }) },
  },
  {
    clause: 'DD-07',
    says: 'a box that moved',
    passes: types,
    refused: {
      by: 'DD-07/box',
      status: 403,
      request: types,
      given: (sim) => void sim.happen('a box moves', { boxId: boxes.ours }),
    },
  },
  {
    clause: 'DD-07',
    says: 'the sender',
    passes: posted(),
    refused: { by: 'DD-07/box', status: 403, request: posted({ FromBoxId: boxes.theirs, ToBoxId: boxes.ours }) },
  },
  {
    clause: 'DD-07',
    says: 'subscription',
    passes: posted(),
    refused: { by: 'DD-07/subscription', status: 402, request: posted(), given: state({ subscribed: false }) },
  },
  {
    clause: 'DD-08',
    says: 'the 201st of a second',
    passes: mine,
    refused: { by: 'DD-08/rate', status: 429, request: repeated(mine, 201) },
  },
  {
    clause: 'DD-09',
    says: 'what is called JSON',
    passes: posted(),
    refused: { by: 'DD-09/json', status: 400, request: { ...posted({}), body: '\n\u0001protobuf' } },
  },
  {
    clause: 'DD-09',
    says: 'JSON that is called something else',
    passes: posted(),
    refused: {
      by: 'DD-09/content-type',
      status: 400,
      request: { ...post('/V3/PostMessage', {}), ...withoutType(posted()) },
    },
  },
  {
    clause: 'DD-09',
    says: 'protobuf unless JSON is asked for',
    passes: as({ authorization: bearer.authorization }),
    answers: ({ headers }) => !String(headers['content-type']).includes('json'),
  },
];

function withoutType({ headers, body }: RawRequest) {
  return { headers: { ...headers, 'content-type': 'application/octet-stream' }, body: body ?? '' };
}
