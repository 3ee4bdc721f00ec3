const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Small Latin letters and digits of a text, with `between` in place of all that is neither. */
export function inLatin(text: string, between: '-' | '_'): string {
  const letters = [...text.toLowerCase()].map((letter) => latin[letter] ?? letter).join('');
  return letters.replace(/[^a-z0-9]+/g, between).replace(new RegExp(`^${between}|${between}$`, 'g'), '');
}
