const ROWS = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) => [...row].flatMap((key, at) => [`${row[at - 1]}${key}`, `${row[at + 1]}${key}`])),
);

const MIN_DISTINCT = 5;
const MIN_FRESH = 5;
const MIN_UNIT = 12;

/** Whether a password only looks long: one short piece repeated, a few characters, or runs along the alphabet or keyboard. */
export function isTrivialPassword(password: string): boolean {
  const characters = [...password.toLowerCase()];
  if (new Set(characters).size < MIN_DISTINCT) return true;
  return isRepetition(characters) || freshCharacters(characters) < MIN_FRESH;
}

/** `correct7correct7`: a unit shorter than a whole password, said twice or more, the last time perhaps cut. */
function isRepetition(characters: readonly string[]): boolean {
  const longestUnit = Math.min(MIN_UNIT - 1, Math.floor(characters.length / 2));
  for (let unit = 1; unit <= longestUnit; unit++) {
    if (characters.every((character, at) => at < unit || character === characters[at - unit])) return true;
  }
  return false;
}

/** Characters that neither repeat the one before nor stand next to it in the alphabet, the digits or a keyboard row. */
function freshCharacters(characters: readonly string[]): number {
  let fresh = 0;
  let previous = '';
  for (const character of characters) {
    const step = Math.abs((character.codePointAt(0) as number) - (previous.codePointAt(0) ?? -9));
    const wraps = previous + character === '90' || previous + character === '09';
    if (step > 1 && !wraps && !NEIGHBOURS.has(previous + character)) fresh++;
    previous = character;
  }
  return fresh;
}
