import { setTimeout as pause } from 'node:timers/promises';
import { json, type Reply } from '../kit/rulebook.ts';
import type { Simulated } from '../kit/simulator.ts';
import { ourBox } from './boxes.ts';
import { clauses } from './clauses.ts';
import { docflowEvents, newEvents } from './events.ts';
import { happenings } from './happenings.ts';
import { authorize, discovery, opens, token } from './identity.ts';
import { counteragents, documentTypes, myOrganizations, organizationsByInnKpp } from './organizations.ts';
import { canPostMessage, postMessage } from './post-message.ts';
import { postPatch } from './post-patch.ts';
import { document, entityContent } from './read-document.ts';
import { refusal } from './refusal.ts';
import { type AskedDiadoc, type RuleId, rules } from './rules.ts';
import { seed, type World } from './seed.ts';
import { sendDraft } from './send-draft.ts';
import { shelfUpload, wholeUpload } from './shelf.ts';

export const diadoc: Simulated<World, RuleId> = {
  provider: 'diadoc',
  clauses,
  rules,
  notSimulated: [
    'protobuf: an answer that was not asked for in JSON is bytes that nobody can read, a body that is none is refused',
    'the words of refusals: they are plain text here',
    'GetDocflowEvents holds identifiers and times; the structures of the fifth version are known in excerpts only',
    'the flow by device, DssSign, roaming, departments, routes of approval, packets, templates, amendment requests',
    'what PostMessagePatch answers when the message is not there: 404, as GetDocument does',
    'the status of the 201st request of a second, which the vendor does not tell: 429',
    'whether a notice that comes without a signature is taken: by a switch',
    'who is a duplicate: here a formal document with the name of one that was sent before',
    'the deprecated ways in: they are refused, as they will be',
  ],
  faults: [
    'token expired',
    'still running',
    'unknown enum value',
    'page changes between calls',
    'shelf name in quotes',
    'refresh token is not told',
  ],
  happenings,
  seed,
  answer,
};

interface Call {
  verb: 'GET' | 'POST';
  /** Which parameter names the box, where one does. */
  box?: string;
  /** Its body is not JSON. */
  binary?: true;
  /** What makes us pay for the API. */
  paid?: true;
  run(asked: AskedDiadoc): Reply;
}

const patch: Call = { verb: 'POST', paid: true, run: postPatch };
const events: Call = { verb: 'GET', box: 'boxId', run: newEvents };

const calls: Readonly<Record<string, Call>> = {
  '/GetMyOrganizations': { verb: 'GET', run: myOrganizations },
  '/GetOrganizationsByInnKpp': { verb: 'GET', run: organizationsByInnKpp },
  '/V3/GetCounteragents': { verb: 'GET', box: 'myBoxId', run: counteragents },
  '/V3/GetDocumentTypes': { verb: 'GET', box: 'boxId', run: documentTypes },
  '/V3/PostMessage': { verb: 'POST', paid: true, run: postMessage },
  '/CanPostMessage': { verb: 'POST', paid: true, run: canPostMessage },
  '/V3/PostMessagePatch': patch,
  '/V4/PostMessagePatch': patch,
  '/SendDraft': { verb: 'POST', paid: true, run: sendDraft },
  '/V2/ShelfUpload': { verb: 'POST', binary: true, run: wholeUpload },
  '/ShelfUpload': { verb: 'POST', binary: true, run: shelfUpload },
  '/V3/GetDocument': { verb: 'GET', box: 'boxId', paid: true, run: document },
  '/V4/GetEntityContent': { verb: 'GET', box: 'boxId', run: entityContent },
  '/V7/GetNewEvents': events,
  '/V8/GetNewEvents': events,
  '/V3/GetDocflowEvents': { verb: 'POST', box: 'boxId', run: docflowEvents },
  '/V4/GetDocflowEvents': { verb: 'POST', box: 'boxId', run: docflowEvents },
  '/V5/GetDocflowEvents': { verb: 'POST', box: 'boxId', run: docflowEvents },
};

/** Hosts of production and of identity are one address here: no path of theirs is the same. */
const doors: Readonly<Record<string, { verb: string; run(asked: AskedDiadoc): Reply }>> = {
  '/.well-known/openid-configuration': { verb: 'GET', run: discovery },
  '/connect/authorize': { verb: 'GET', run: authorize },
  '/connect/token': { verb: 'POST', run: token },
};

async function answer(asked: AskedDiadoc): Promise<Reply> {
  const { path, method, state, insist, earlier, clock } = asked;
  const door = doors[path];
  const call = calls[path];
  insist('DD-01/path', !door && !call, refusal(404, 'Not Found'));
  insist('DD-27/verb', method !== (door ?? call)?.verb, refusal(405, 'Method not allowed'));
  if (door) return door.run(asked);
  if (!call) return json(200, {});
  const lately = earlier.filter(({ at, status }) => at > clock.now() - 1_000 && status !== 429).length;
  insist('DD-08/rate', lately >= 200, refusal(429, 'Too many requests', { 'retry-after': '1' }));
  heedAdvice(asked);
  checkToken(asked);
  checkBody(asked, call);
  if (call.box)
    insist('DD-07/box', !ourBox(state, asked.query.get(call.box)), refusal(403, 'The box is not open to this token'));
  if (call.paid) insist('DD-07/subscription', !state.subscribed, refusal(402, 'The subscription to the API is over'));
  const reply = call.run(asked);
  if (state.takesMs > 0) await pause(state.takesMs);
  return inFormat(asked, reply);
}

/** The vendor's advice, not a refusal: four at once and one token for all. */
function heedAdvice({ earlier, headers, explain }: AskedDiadoc) {
  const underWay = earlier.filter(({ status, fault }) => status === null && fault === null);
  if (underWay.length >= 4) explain('advice', { 'more than four at once': true }, []);
  const others = underWay.filter((one) => one.headers.authorization !== headers.authorization);
  if (others.length > 0) explain('advice', { 'two tokens at once': true }, []);
}

function checkToken({ headers, state, clock, insist, fault }: AskedDiadoc) {
  const given = headers.authorization ?? '';
  insist('DD-06/obsolete', given.startsWith('DiadocAuth'), refusal(401, 'DiadocAuth is not taken any more'));
  const [, bearer] = /^Bearer (\S+)$/.exec(given) ?? [];
  insist('DD-02/bearer', bearer === undefined && !given.startsWith('DiadocAuth'), refusal(401, 'Bearer is expected'));
  const held = state.accessTokens[bearer ?? ''];
  if (held && fault === 'token expired') held.until = clock.now();
  const over = held === undefined || held.until <= clock.now();
  insist('DD-07/token', bearer !== undefined && over, refusal(401, 'The token is not known or has run out'));
  const foreign = held !== undefined && !opens(state.environment, held.scope);
  insist('DD-01/environment', foreign, refusal(403, 'The token is of another environment'));
}

const isJson = (type: string | undefined) => /^application\/json\b/i.test(type ?? '');

function checkBody({ method, headers, bytes, insist }: AskedDiadoc, { binary }: Call) {
  if (method === 'GET' || binary) return;
  const parses = canParse(bytes.toString());
  const named = isJson(headers['content-type']);
  insist('DD-09/json', named && !parses, refusal(400, 'The body is not JSON'));
  insist('DD-09/content-type', !named && parses, refusal(400, 'The body is not protobuf'));
}

function canParse(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** What was not asked for in JSON is protobuf: bytes that no reader of JSON gets through. */
function inFormat({ headers }: AskedDiadoc, reply: Reply): Reply {
  if (!isJson(reply.headers?.['content-type']) || isJson(headers.accept)) return reply;
  const bytes = Buffer.concat([Buffer.from([0x0a, 0xb3, 0x01]), Buffer.from(String(reply.body))]);
  return { ...reply, headers: { 'content-type': 'application/x-protobuf' }, body: bytes };
}
