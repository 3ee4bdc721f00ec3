/** Letters by how many of ten thousand they make up: those of Russian, and those that Western and Central European Latin adds to ASCII. */
const russian = table(
  'о 1097 е 845 а 801 и 735 н 670 т 626 с 547 р 473 в 454 л 440 к 349 м 321 д 298 п 281 у 262 я 201 ы 190 ь 174 г 170 з 165 ' +
    'б 159 ч 144 й 121 х 97 ж 94 ш 73 ю 64 ц 48 щ 36 э 32 ф 26 ъ 4 ё 4 і 4 ї 2 є 2 ґ 1 ў 1',
);
const western = table(
  'é 1900 ä 900 ö 900 ü 1000 à 500 è 500 ç 300 ñ 500 ó 700 á 500 í 500 ã 300 ß 400 ø 300 å 400 ô 200 ê 200 â 150 î 80 û 80 ' +
    'ù 80 ï 50 ë 60 õ 80 ú 250 æ 150 ò 80 ì 60 œ 60 ÿ 5 ý 20 š 10 ž 10 ð 10 þ 10',
);
const central = table(
  'á 900 é 900 í 800 ó 600 ö 300 ü 250 ő 250 ű 120 ú 250 ý 250 č 400 š 450 ž 400 ř 350 ě 400 ů 200 ť 60 ď 50 ň 80 ą 300 ć 150 ' +
    'ę 350 ł 500 ń 120 ś 250 ź 60 ż 300 ă 300 â 150 î 150 ş 100 ţ 100 đ 100 ä 60 ľ 60 ô 40 ŕ 10 ĺ 10 ç 10 ë 10',
);

/** Marks that stand between words of any language. */
const marks = table(
  '№ 300 « 300 » 300 – 300 — 300 … 100 “ 200 ” 200 „ 100 ‘ 50 ’ 300 ° 150 ± 100 ² 60 ³ 60 × 100 · 20 § 20 ® 100 ™ 80 © 60 € 60 ' +
    'µ 60 ½ 15 ¼ 10 ¾ 10 • 50 £ 20 ¹ 4 º 20 ª 10 ¡ 3 ¿ 3 ÷ 3 ¥ 3 √ 2 ≤ 5 ≥ 5 ≈ 3 \u00a0 200',
);

const models = { russian, western, central } as const;
export type Language = keyof typeof models;

const unlikely = 0.5;
const letter = /\p{L}/u;
const ascii = /[a-z]/i;
const isUpper = (one: string) => one !== one.toLowerCase();

/** How likely a word is in a language, as a logarithm: by its letters, their cases, and what stands beside them. */
export function oddsOf(word: string, language: Language): number {
  const characters = [...word];
  let odds = 0;
  for (const [at, one] of characters.entries()) {
    if (one < '\u0080') continue;
    const [before = '', after = ''] = [characters[at - 1], characters[at + 1]];
    odds += letter.test(one) ? ofLetter(one, before, after, language) : ofMark(one, before, after);
  }
  return odds;
}

function ofLetter(one: string, before: string, after: string, language: Language): number {
  const known = models[language].get(one.toLowerCase()) ?? unlikely;
  const beside = [before, after].filter((other) => letter.test(other));
  const strange = beside.filter((other) => other < '\u0080' === (language === 'russian')).length;
  // A letter that a Latin alphabet adds stands among plain ones; only a few are words by themselves.
  const alone = language !== 'russian' && !beside.some((other) => ascii.test(other));
  const joined = language === 'russian' ? afterLetter(before.toLowerCase(), one.toLowerCase()) : 1;
  return Math.log(
    (known / 10_000) *
      0.02 ** strange *
      (alone ? 0.05 : 1) *
      ofCase(one, before) *
      (isBroken(before, one) ? 0.02 : 1) *
      joined,
  );
}

const vowels = 'аеёиоуыэюя';

/** How vowels and consonants of Russian follow each other; its signs and «ы» never begin a word. */
function afterLetter(before: string, one: string): number {
  const sign = one === 'ь' || one === 'ъ';
  if (!russian.has(before)) return sign || one === 'ы' ? 0.005 : 1;
  if (sign) return vowels.includes(before) || before === 'ь' || before === 'ъ' ? 0.005 : 1;
  if (vowels.includes(one)) return vowels.includes(before) ? 0.2 : 1.35;
  return vowels.includes(before) ? 1.55 : 0.75;
}

/** Words are mostly small; a capital begins one, or all of them are. */
const ofCase = (one: string, before: string) =>
  !isUpper(one) ? 1 : letter.test(before) && isUpper(before) ? 0.8 : 0.2;

const isBroken = (before: string, one: string) => letter.test(before) && !isUpper(before) && isUpper(one);

function ofMark(one: string, before: string, after: string): number {
  const known = marks.get(one) ?? (one < '\u00a0' ? 0.001 : unlikely / 5);
  const inside = letter.test(before) && letter.test(after) && one !== '’';
  return Math.log((known / 10_000) * (inside ? 0.02 : 1));
}

function table(text: string): ReadonlyMap<string, number> {
  const parts = text.split(' ');
  return new Map(parts.flatMap((one, at) => (at % 2 === 0 ? [[one, Number(parts[at + 1])] as const] : [])));
}
