/** A person whom a text names after `@`. */
export interface Named {
  id: string;
  name: string;
}

/** What is being typed after an `@`, and where that stands. */
interface Sought {
  from: number;
  search: string;
}

const begun = /(?:^|[\s([{«„"'])@(|[^@\n]{0,40}[^@\s])$/;

/** The name that is being typed before the caret; nothing where it stands elsewhere, or behind a name that is whole. */
export function mentionAt(text: string, caret: number, known: readonly Named[]): Sought | undefined {
  const search = begun.exec(text.slice(0, caret))?.[1];
  if (search === undefined || known.some(({ name }) => search.startsWith(name))) return undefined;
  return { from: caret - search.length - 1, search };
}

/** The text with the whole name in place of what was typed of it, and where the caret stands then. */
export function withMention(text: string, { from, search }: Sought, { name }: Named): { text: string; caret: number } {
  const rest = text.slice(from + 1 + search.length);
  const head = `${text.slice(0, from)}@${name}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: head + rest, caret: head.length + (/^\s/.test(rest) ? 1 : 0) };
}

/** Those of these people whom the text still names. */
export const namedIn = (text: string, people: readonly Named[]): readonly Named[] =>
  people.filter(({ name }) => text.includes(`@${name}`));

interface Piece {
  text: string;
  isName: boolean;
}

/** The text in pieces, names apart from what stands between them. */
export function piecesOf(text: string, people: readonly Named[]): readonly Piece[] {
  const names = namedIn(text, people).map(({ name }) => `@${name}`);
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const whole: readonly Piece[] = [{ text, isName: false }];
  return longestFirst
    .reduce((pieces, name) => pieces.flatMap((piece) => (piece.isName ? piece : apart(piece.text, name))), whole)
    .filter((piece) => piece.text !== '');
}

const apart = (text: string, name: string): Piece[] =>
  text
    .split(name)
    .flatMap((between, at) => [...(at > 0 ? [{ text: name, isName: true }] : []), { text: between, isName: false }]);
