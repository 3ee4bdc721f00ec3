import { type Words, words } from '../../../../kernel/problems/errors.ts';

/** A piece of a pattern: a class or a sign, and how often it may come. Groups, alternatives and look-arounds are left out. */
const piece =
  /^(?:\[\^?(?:\\[dws\\\]^.-]|[^\]\\[])+\]|\\[dws.\\/()[\]{}?*+^$|-]|[^\\()[\]{}?*+^$|])(\?|\*|\+|\{\d{1,3}(?:,\d{0,3})?\})?/;

const mostLoose = 3;
const longestMatched = 256;

/** Why a pattern may not be run: it must end in time whatever is typed, which few loose counts over a short text make sure of. */
export function faultOfPattern(pattern: string, maxLength: unknown): Words | null {
  if (!(typeof maxLength === 'number' && maxLength <= longestMatched))
    return words(`needs maxLength of at most ${longestMatched}`, `нужен maxLength не больше ${longestMatched}`);
  if (!pattern.startsWith('^') || !pattern.endsWith('$'))
    return words('must begin with ^ and end with $', 'должно начинаться с ^ и заканчиваться на $');
  let rest = pattern.slice(1, -1);
  let loose = 0;
  while (rest !== '') {
    const found = piece.exec(rest);
    if (!found)
      return words(
        'contains what is not allowed: groups, alternatives or look-arounds',
        'содержит недопустимое: группы, альтернативы, просмотры',
      );
    if (found[1] !== undefined && !/^\{\d+\}$/.test(found[1])) loose += 1;
    rest = rest.slice(found[0].length);
  }
  return loose <= mostLoose
    ? null
    : words(`at most ${mostLoose} loose counts`, `не более ${mostLoose} нефиксированных повторов`);
}
