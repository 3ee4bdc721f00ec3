import type { Call } from '../../kernel/integrations/call.ts';
import type { PulledPage } from '../../kernel/integrations/connector.ts';
import type { EDocumentChange, EDocumentState } from '../../kernel/integrations/ports/e-document-state.ts';
import { isUuid } from '../../kernel/values/uuid.ts';
import { askChanges, pageSize } from './ask-changes.ts';
import { readEvents } from './events.ts';
import { type Place, readPlace, writePlace } from './place.ts';
import { readDocument } from './read-document.ts';
import type { SabySettings } from './settings.ts';
import { stateOf } from './state-of.ts';
import { isYes, type SabyDocument } from './wire.ts';

const minute = 60_000;

/** Before everything else so much of the past is asked for. */
const firstWindow = 7 * 24 * 60 * minute;

/** Clocks differ, and events are written later than they happen: so much of what was asked for is asked for again. */
const overlap = 5 * minute;

/** Documents that are read at a time. */
const atOnce = 5;

/**
 * A page of events within a window of time that stays as it is until its last page, so that pages do not move meanwhile. Then the window
 * goes on, five minutes before its end; events told before are not told again.
 */
export async function pullChanges(call: Call<SabySettings>, cursor: string | null): Promise<PulledPage> {
  const now = call.now();
  const place: Place = readPlace(cursor) ?? { since: new Date(now.getTime() - firstWindow).toISOString(), told: [] };
  const { page = 0, upTo = now.toISOString() } = place;
  const asked = { since: new Date(place.since), upTo: new Date(upTo), page, known: place.format };
  const { documents, more, format } = await askChanges(call, asked);

  const seen = new Set(place.told.map(([id]) => id));
  const found = newEvents(documents, seen, now);
  const states = await readStates(call, new Map(found.map(({ document }) => [document.Идентификатор, document])));
  const items = found.map(({ document, event }): EDocumentChange => {
    const { comment: _, ...told } = event;
    return { key: document.Идентификатор, event: told, state: states.get(document.Идентификатор) ?? null };
  });

  const told = [...place.told, ...found.map(({ event, as }): [string, string] => [as, event.at])];
  const next: Place = more
    ? { since: place.since, upTo, page: isShort(documents.length, found.length) ? page : page + 1, format, told }
    : { since: laterOf(place.since, new Date(Date.parse(upTo) - overlap).toISOString()), format, told };
  return { items, cursor: writePlace(next), more };
}

/** A document stands in the list once for each of its events. */
function newEvents(documents: readonly SabyDocument[], seen: Set<string>, now: Date) {
  return documents.flatMap((document) =>
    readEvents(document, now).flatMap((event) => {
      const as = nameOf(document, event.id);
      if (seen.has(as)) return [];
      seen.add(as);
      return [{ document, event, as }];
    }),
  );
}

/** What alone names an event: its identifier, or that within its document. */
const nameOf = (document: SabyDocument, id: string) => (isUuid(id) ? id : `${document.Идентификатор}/${id}`);

/** A page that was not full though more is to come is asked for again, as long as it brings something: what it left out stands on no other. */
const isShort = (documents: number, events: number) => documents < pageSize && events > 0;

/** The list tells what happened; where a document stands is read from the document itself. One that is deleted is told by the list alone. */
async function readStates(call: Call<SabySettings>, listed: ReadonlyMap<string, SabyDocument>) {
  const states = new Map<string, EDocumentState>();
  const waiting = [...listed];
  for (let from = 0; from < waiting.length; from += atOnce) {
    await Promise.all(
      waiting.slice(from, from + atOnce).map(async ([id, told]) => {
        const document = (await readDocument(call, id)) ?? (isYes(told.Удален) ? told : null);
        if (document) states.set(id, stateOf(document, call.settings, call.now()));
      }),
    );
  }
  return states;
}

const laterOf = (one: string, other: string) => (one > other ? one : other);
