import { say, type Words, words } from './say.ts';

/** Units of measure by their OKEI codes: the symbol documents print, and its English form. */
const symbols = {
  '796': words('pcs', 'шт'),
  '642': words('units', 'ед'),
  '641': words('dozen', 'дюжина'),
  '797': words('100 pcs', '100 шт'),
  '798': words('1,000 pcs', 'тыс. шт'),
  '715': words('pairs', 'пар'),
  '839': words('sets', 'компл'),
  '704': words('kits', 'набор'),
  '778': words('packages', 'упак'),
  '728': words('packs', 'пач'),
  '736': words('rolls', 'рул'),
  '625': words('sheets', 'лист'),
  '868': words('bottles', 'бут'),
  '872': words('vials', 'флак'),
  '812': words('boxes', 'ящ'),
  '616': words('reels', 'боб'),
  '163': words('g', 'г'),
  '166': words('kg', 'кг'),
  '206': words('centners', 'ц'),
  '168': words('t', 'т'),
  '003': words('mm', 'мм'),
  '004': words('cm', 'см'),
  '006': words('m', 'м'),
  '018': words('running m', 'пог. м'),
  '008': words('km', 'км'),
  '051': words('cm²', 'см²'),
  '055': words('m²', 'м²'),
  '059': words('ha', 'га'),
  '111': words('ml', 'мл'),
  '112': words('l', 'л'),
  '113': words('m³', 'м³'),
  '355': words('min', 'мин'),
  '356': words('h', 'ч'),
  '359': words('days', 'сут'),
  '362': words('months', 'мес'),
  '539': words('man-hours', 'чел.-ч'),
  '245': words('kWh', 'кВт·ч'),
  '246': words('MWh', 'МВт·ч'),
  '876': words('conv. units', 'усл. ед'),
} satisfies Record<string, Words>;

export type Unit = keyof typeof symbols;

export const showUnit = (code: Unit) => say(symbols[code]);

export const isUnit = (text: string): text is Unit => text in symbols;

const usual: readonly Unit[] = ['796', '778', '166', '168', '006', '055', '113', '112'];

/** For a choice: the usual ones come first. */
export const allUnits: readonly Unit[] = [...new Set([...usual, ...(Object.keys(symbols) as Unit[])])];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[\s.·-]/g, '');

const otherNames: Readonly<Record<string, Unit>> = {
  штука: '796',
  штук: '796',
  piece: '796',
  pieces: '796',
  уп: '778',
  упаковка: '778',
  комплект: '839',
  кт: '839',
  кор: '812',
  коробка: '812',
  рулон: '736',
  тн: '168',
  тонна: '168',
  пм: '018',
  мп: '018',
  квм: '055',
  кубм: '113',
  литр: '112',
};

const named: ReadonlyMap<string, Unit> = new Map([
  ...Object.entries(symbols).flatMap(([code, { en, ru }]) =>
    [code, plain(en), plain(ru)].map((name): [string, Unit] => [name, code as Unit]),
  ),
  ...Object.entries(otherNames),
]);

/** A unit as people write it: «шт.», «м2», «кг», an OKEI code. */
export const readUnit = (text: string): Unit | undefined => named.get(plain(text));

/** Units whose names begin with what is typed, the one that is called so first; all where nothing is typed. */
export function unitsLike(typed: string): readonly Unit[] {
  const start = plain(typed);
  if (start === '') return allUnits;
  const exact = readUnit(typed);
  const like = allUnits.filter((code) => code !== exact && namesOf(code).some((name) => name.startsWith(start)));
  return exact ? [exact, ...like] : like;
}

/** What is meant by a unit as it is typed: its name, or the beginning of one name alone. */
export function unitOfTyped(typed: string): Unit | undefined {
  const like = unitsLike(typed);
  return readUnit(typed) ?? (like.length === 1 ? like[0] : undefined);
}

const namesOf = (code: Unit) => [
  ...[symbols[code].en, symbols[code].ru].map(plain),
  ...Object.keys(otherNames).filter((name) => otherNames[name] === code),
];
