import type { MailItem } from '../../../kernel/integrations/ports/mailbox.ts';
import { isAnswer, subjectStem } from './subject-stem.ts';

/** A letter that came, with the identifier it will have here. */
export interface NewLetter extends MailItem {
  id: string;
  /** Addresses of its sender and recipients, our own left out. */
  others: string[];
}

/** A conversation of the letters that came now; `absorbed` are others of ours that turned out to be the same one. */
export interface Gathered {
  threadId: string;
  isNew: boolean;
  letters: NewLetter[];
  identifiers: Set<string>;
  absorbed: string[];
}

export interface KnownThread {
  id: string;
  subject: string;
  addresses: string[];
}

/**
 * Puts letters into conversations: by the identifiers they bear and answer, in whatever order they come. One that says it answers
 * without saying what is put by its subject, among conversations with the very person who writes and nobody else's.
 */
export function gatherThreads(
  letters: readonly NewLetter[],
  threadOf: ReadonlyMap<string, string>,
  talks: readonly KnownThread[],
  newId: () => string,
): Gathered[] {
  const byThread = new Map<string, Gathered>();
  const byIdentifier = new Map<string, Gathered>();
  const bySubject = new Map<string, Gathered>();

  const known = (threadId: string): Gathered => {
    const held = byThread.get(threadId) ?? {
      threadId,
      isNew: false,
      letters: [],
      identifiers: new Set<string>(),
      absorbed: [],
    };
    byThread.set(threadId, held);
    return held;
  };
  for (const talk of [...talks].reverse())
    for (const address of talk.addresses) bySubject.set(key(address, talk.subject), known(talk.id));

  for (const letter of letters) {
    const mentioned = identifiersOf(letter);
    const found = new Set(
      mentioned.flatMap((identifier) => {
        const threadId = threadOf.get(identifier);
        return byIdentifier.get(identifier) ?? (threadId ? known(threadId) : []);
      }),
    );
    const [home = sameSubject(letter, bySubject) ?? fresh(byThread, newId), ...doubles] = inOrder(found);
    for (const double of doubles) absorb(home, double, byThread, byIdentifier);
    home.letters.push(letter);
    for (const identifier of mentioned) {
      home.identifiers.add(identifier);
      byIdentifier.set(identifier, home);
    }
    if (letter.from) bySubject.set(key(letter.from.address, letter.subject), home);
  }
  return [...byThread.values()].filter((one) => one.letters.length > 0);
}

/** What ties a letter to others: its own identifier, those it answers, and that of the letter it reports. */
export const identifiersOf = ({ messageId, answers, bounce }: MailItem): string[] => [
  ...new Set([messageId, ...answers, ...(bounce?.messageId ? [bounce.messageId] : [])]),
];

/** Whether nothing but the subject says where a letter belongs. */
export const goesBySubject = ({ answers, bounce, subject, from }: MailItem) =>
  answers.length === 0 && bounce === null && from !== null && isAnswer(subject) && subjectStem(subject) !== '';

const key = (address: string, subject: string) => `${address}\n${subjectStem(subject)}`;

const sameSubject = (letter: NewLetter, bySubject: ReadonlyMap<string, Gathered>) =>
  goesBySubject(letter) ? bySubject.get(key(letter.from?.address ?? '', letter.subject)) : undefined;

/** Conversations there are before new ones, the older before the younger. */
const inOrder = (found: ReadonlySet<Gathered>) =>
  [...found].sort((a, b) => Number(a.isNew) - Number(b.isNew) || a.threadId.localeCompare(b.threadId));

function fresh(byThread: Map<string, Gathered>, newId: () => string): Gathered {
  const made = { threadId: newId(), isNew: true, letters: [], identifiers: new Set<string>(), absorbed: [] };
  byThread.set(made.threadId, made);
  return made;
}

function absorb(
  home: Gathered,
  double: Gathered,
  byThread: Map<string, Gathered>,
  byIdentifier: Map<string, Gathered>,
) {
  home.letters.push(...double.letters);
  home.absorbed.push(...(double.isNew ? [] : [double.threadId]), ...double.absorbed);
  for (const identifier of double.identifiers) {
    home.identifiers.add(identifier);
    byIdentifier.set(identifier, home);
  }
  byThread.delete(double.threadId);
}
