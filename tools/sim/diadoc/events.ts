import { json, type Reply } from '../kit/rulebook.ts';
import { ourBox } from './boxes.ts';
import { presentMessage } from './present.ts';
import { readBody } from './read-body.ts';
import { refusal } from './refusal.ts';
import type { AskedDiadoc } from './rules.ts';
import type { BoxEvent } from './seed.ts';
import { ticks } from './ticks.ts';

/** Opaque, and not fit for an address as it stands. */
const keyOf = ({ index }: BoxEvent) => `${index.toString(36).toUpperCase().padStart(6, '0')}+/${(index * 7) % 10}==`;
const idOf = ({ index }: BoxEvent) => `e5e00000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const spoken = ['boxId', 'afterEventId', 'afterIndexKey', 'limit', 'messageType', 'typeNamedId', 'documentDirection'];
const further = ['departmentId', 'timestampFromTicks', 'timestampToTicks', 'counteragentBoxId', 'orderBy'];

export function newEvents(asked: AskedDiadoc): Reply {
  const { path, query, state, insist, explain, fault } = asked;
  explain('query', Object.fromEntries(query), [...spoken, ...further]);
  const [afterEvent, afterKey, limit] = ['afterEventId', 'afterIndexKey', 'limit'].map((name) => query.get(name));
  insist('DD-35/both', Boolean(afterEvent) && Boolean(afterKey), refusal(400, 'afterEventId or afterIndexKey'));
  insist('DD-35/limit', limit !== null && !(Number(limit) >= 1), refusal(400, 'limit is a number from one'));
  const all = inBox(asked);
  const later = after(asked, all, afterKey ?? null, afterEvent ?? null);
  const most = path.startsWith('/V8') ? 500 : 100;
  const page = later.slice(0, Math.min(Number(limit ?? 100) || 100, most));
  const shown = fault === 'page changes between calls' ? [...page].slice(0, Math.ceil(page.length / 2)) : page;
  return json(200, {
    TotalCount: later.length,
    TotalCountType: 'Equal',
    Events: shown.flatMap((event) => {
      const message = state.messages.find(({ id }) => id === event.messageId);
      if (!message) return [];
      const whole = event.entityIds.length === 0;
      const presented = presentMessage(state, message, event.entityIds);
      return [
        { EventId: idOf(event), IndexKey: keyOf(event), ...(whole ? { Message: presented } : { Patch: presented }) },
      ];
    }),
  });
}

export function docflowEvents(asked: AskedDiadoc): Reply {
  const { bytes, state, insist, explain } = asked;
  const body = readBody(bytes);
  explain('body', body, [
    'Filter',
    'AfterIndexKey',
    'PopulateDocuments',
    'PopulatePreviousDocumentStates',
    'InjectEntityContent',
  ]);
  insist('DD-36/all', !state.seesAll, refusal(403, 'The user does not see all documents'));
  const later = after(asked, inBox(asked), typeof body.AfterIndexKey === 'string' ? body.AfterIndexKey : null, null);
  return json(200, {
    TotalCount: later.length,
    TotalCountType: 'Equal',
    Events: later.slice(0, 100).flatMap((event) => {
      const message = state.messages.find(({ id }) => id === event.messageId);
      return (message?.documents ?? []).map(({ entityId }) => ({
        EventId: idOf(event),
        Timestamp: { Ticks: ticks(event.at) },
        DocumentId: { MessageId: event.messageId, EntityId: entityId },
        IndexKey: keyOf(event),
      }));
    }),
  });
}

const inBox = ({ query, state }: AskedDiadoc) => {
  const box = ourBox(state, query.get('boxId'))?.box.id;
  return state.events.filter(({ boxId }) => boxId === box);
};

function after({ insist }: AskedDiadoc, all: readonly BoxEvent[], key: string | null, eventId: string | null) {
  if (!key && !eventId) return all;
  const at = all.findIndex((one) => (key ? keyOf(one) === key : idOf(one) === eventId));
  insist('DD-35/key', at < 0, refusal(400, 'The key is not known'));
  return all.slice(at + 1);
}
