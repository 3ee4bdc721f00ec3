import type { PulledPage } from '../../kernel/integrations/connector.ts';
import type {
  EDocumentChange,
  EDocumentPart,
  EDocumentState,
} from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';
import { boxEvents, type EventMessage } from './box-events.ts';
import { eventNameOf } from './event-name-of.ts';
import { ownBox } from './own-box.ts';
import { getDocument } from './read-document.ts';
import { reasonIn } from './reason-in.ts';
import { stateOf } from './state-of.ts';
import { instantOf, orderOf } from './ticks.ts';
import { type Entity, read } from './wire.ts';

const limit = 100;

/** A page of what happened in our box. The place reached is that of the box: another box begins anew. */
export async function pullEvents(call: DiadocCall, cursor: string | null): Promise<PulledPage> {
  const boxId = await ownBox(call);
  const held = cursor === null ? null : (JSON.parse(cursor) as { boxId: string; key: string });
  const afterIndexKey = held?.boxId === boxId ? held.key : undefined;
  const answer = await askDiadoc(call, {
    ...{ class: 'read', method: 'GET', path: '/V8/GetNewEvents', operation: 'events.list' },
    query: { boxId, afterIndexKey, limit: String(limit) },
  });
  const { Events, TotalCount } = read(boxEvents, answer.json());
  const events = Events ?? [];
  const page = onePage(call, boxId);
  const items: EDocumentChange[] = [];
  for (const [position, { EventId, Message, Patch }] of events.entries()) {
    const message = Message ?? Patch;
    if (message) items.push(...(await page.changesOf(EventId, message, position)));
  }
  const key = events.findLast(({ IndexKey }) => IndexKey)?.IndexKey ?? afterIndexKey;
  return {
    items,
    cursor: key === undefined ? cursor : JSON.stringify({ boxId, key }),
    more: events.length > 0 && (TotalCount ? TotalCount > events.length : events.length >= limit),
  };
}

/** Documents are read as they are now, each once for a page, and all of them are of one moment: events order them. */
function onePage(call: DiadocCall, boxId: string) {
  const asOf = call.now().toISOString();
  const states = new Map<string, EDocumentState | null>();

  /** Null where the entity is no document of its own, but hangs on one. */
  async function stateAt(
    { MessageId: messageId, IsDraft }: EventMessage,
    entityId: string,
  ): Promise<EDocumentState | null> {
    const key = `${messageId}/${entityId}`;
    const known = states.get(key);
    if (known !== undefined) return known;
    const state = await getDocument(call, { boxId, messageId, entityId }).then(
      // Whether it is a draft the message alone tells.
      (document) => stateOf({ ...document, IsDraft: IsDraft ?? false }, boxId, asOf),
      (error: unknown) => {
        if (error instanceof ProviderError && error.kind === 'not_found') return null;
        throw error;
      },
    );
    states.set(key, state);
    return state;
  }

  async function changesOf(id: string, message: EventMessage, position: number): Promise<EDocumentChange[]> {
    if (isSent(message)) return [];
    const entities = message.Entities ?? [];
    const at = instantOf(message.LastPatchTimestampTicks ?? message.TimestampTicks) ?? asOf;
    const order = `${orderOf(message.LastPatchTimestampTicks ?? message.TimestampTicks)}.${String(position).padStart(4, '0')}`;
    const changes: EDocumentChange[] = [];
    for (const entityId of rootsOf(entities)) {
      const hanging = entities.filter(({ ParentEntityId }) => ParentEntityId === entityId);
      const state = message.DraftIsRecycled ? null : await stateAt(message, entityId);
      const key = state?.key ?? `${message.MessageId}/`;
      const event = { id: `${id}/${entityId}`, name: eventNameOf(message, hanging), at, order };
      const reason = state && (await reasonIn(call, boxId, message.MessageId, hanging));
      changes.push({
        key,
        event,
        state: state && { ...state, reason, ...named(message, state) },
        parts: partsOf(hanging),
      });
    }
    return changes;
  }

  return { changesOf };
}

/** The documents that an event is about: those in it, and those that what is in it hangs on. */
const rootsOf = (entities: readonly Entity[]): string[] => [
  ...new Set(entities.map(({ EntityId, ParentEntityId }) => ParentEntityId || EntityId)),
];

/** A draft that went out: the message it became is told by an event of its own, and the draft itself is read no more. */
const isSent = ({ DraftIsTransformedToMessageIdList: becomes }: EventMessage) => (becomes ?? []).length > 0;

/** What the message says beside its documents: the draft it was, and the name of the other side. */
function named({ CreatedFromDraftId, FromTitle, ToTitle }: EventMessage, { direction, counterparty }: EDocumentState) {
  const name = (direction === 'incoming' ? FromTitle : ToTitle) || null;
  return {
    ...(CreatedFromDraftId && { formerKeys: [`${CreatedFromDraftId}/`] }),
    ...(counterparty && name && { counterparty: { ...counterparty, name } }),
  };
}

const partsOf = (hanging: readonly Entity[]): EDocumentPart[] =>
  hanging.flatMap(({ EntityId, EntityType, AttachmentType, FileName }): EDocumentPart[] => {
    if (EntityType === 'Signature') return [{ id: EntityId, kind: 'signature', name: null }];
    return AttachmentType ? [{ id: EntityId, kind: 'other', name: FileName || AttachmentType }] : [];
  });
