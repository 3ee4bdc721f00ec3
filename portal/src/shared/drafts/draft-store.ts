import { changesOf } from './changes-of.ts';

/** What somebody typed into a form and has not sent: the fields that were changed alone, so that it goes over a newer record. */
interface KeptDraft {
  at: string;
  changes: Readonly<Record<string, unknown>>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const beginning = 'prokura.draft.';
const oldestDays = 30;

/** Drafts in the storage of this browser: they outlive a reload and a fall of it. Each is named by person, portal, form and record. */
export function makeDraftStore(storage: () => Storage | undefined, now: () => Date = () => new Date()) {
  const names = (held: Storage) =>
    Array.from({ length: held.length }, (_, at) => held.key(at)).filter(
      (name): name is string => name?.startsWith(beginning) === true,
    );

  function read(place: string): KeptDraft | undefined {
    try {
      const found: unknown = JSON.parse(storage()?.getItem(beginning + place) ?? 'null');
      return isDraft(found) ? found : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether it is kept; a storage without room gives up its oldest drafts first. */
  function keep(place: string, changes: KeptDraft['changes']): boolean {
    const text = JSON.stringify({ at: now().toISOString(), changes });
    for (;;)
      try {
        const held = storage();
        held?.setItem(beginning + place, text);
        return held !== undefined;
      } catch {
        if (!dropOldest(place)) return false;
      }
  }

  function drop(place: string) {
    attempt((held) => held.removeItem(beginning + place));
  }

  /** On a browser that several people use, the next one finds nothing of the one before; nor is anything kept for ever. */
  function dropOthers(person: string) {
    const since = new Date(now().getTime() - oldestDays * 86_400_000).toISOString();
    attempt((held) => {
      for (const name of names(held)) {
        const isOwn = name.startsWith(`${beginning}${person}.`);
        if (!isOwn || (read(name.slice(beginning.length))?.at ?? '') < since) held.removeItem(name);
      }
    });
  }

  function dropOldest(except: string): boolean {
    let dropped = false;
    attempt((held) => {
      const [oldest] = names(held)
        .filter((name) => name !== beginning + except)
        .map((name) => ({ name, at: read(name.slice(beginning.length))?.at ?? '' }))
        .sort((one, two) => (one.at < two.at ? -1 : 1));
      if (oldest) held.removeItem(oldest.name);
      dropped = oldest !== undefined;
    });
    return dropped;
  }

  /** A browser may refuse its storage altogether. */
  function attempt(act: (held: Storage) => void) {
    try {
      const held = storage();
      if (held) act(held);
    } catch {
      // Nothing is kept there, so there is nothing to drop.
    }
  }

  return { read, keep, drop, dropOthers };
}

export const drafts = makeDraftStore(() => globalThis.localStorage);

export const placeOf = (person: string, portal: string, form: string, record: string | undefined) =>
  [person, portal, form, record ?? 'new'].join('.');

/** Only fields that the form still has come back. */
export const restored = (draft: KeptDraft, initial: object): Record<string, unknown> => {
  const known = Object.entries(draft.changes).filter(([name]) => name in initial);
  return changesOf(initial, { ...initial, ...Object.fromEntries(known) });
};

const isDraft = (found: unknown): found is KeptDraft =>
  typeof found === 'object' &&
  found !== null &&
  'at' in found &&
  typeof found.at === 'string' &&
  'changes' in found &&
  typeof found.changes === 'object' &&
  found.changes !== null;
