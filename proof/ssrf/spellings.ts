import type { Seeded } from '../seeded.ts';
import type { Place } from './place.ts';
import { carried } from './write-address.ts';

/** One way to write an IPv4 address so that some reader of URLs takes it for that address. */
type Spell = (word: number, random: Seeded) => string;

const octets = (word: number) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255);
const octal = (value: number) => `0${value.toString(8)}`;
const hex = (value: number) => `0x${value.toString(16)}`;
const dotted: Spell = (word) => octets(word).join('.');

/** Digits of other alphabets that fold into ASCII. */
const digitsFrom = (first: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
const circled = (text: string) =>
  text.replace(/\d/g, (digit) => (digit === '0' ? '⓪' : String.fromCodePoint(0x2460 + Number(digit) - 1)));

export const spellings: Readonly<Record<string, Spell>> = {
  dotted,
  decimal: (word) => String(word),
  octal: (word) => octal(word),
  hex: (word) => hex(word),
  'hex in capitals': (word) => `0X${word.toString(16).toUpperCase()}`,
  'hex with zeros': (word) => `0x00000000${word.toString(16)}`,
  'octal octets': (word) => octets(word).map(octal).join('.'),
  'hex octets': (word) => octets(word).map(hex).join('.'),
  'padded octets': (word) =>
    octets(word)
      .map((one) => `00000${one.toString(8)}`)
      .join('.'),
  'octets of any base': (word, random) =>
    octets(word)
      .map((one) => random.pick([String, octal, hex])(one))
      .join('.'),
  'two parts': (word) => `${word >>> 24}.${word & 0xffffff}`,
  'three parts': (word) => `${word >>> 24}.${(word >>> 16) & 255}.${word & 0xffff}`,
  'two parts in hex': (word) => `${hex(word >>> 24)}.${word & 0xffffff}`,
  'dot at the end': (word) => `${dotted(word, never)}.`,
  'decimal and a dot': (word) => `${word}.`,
  'full-width digits': (word) => digitsFrom(0xff10)(dotted(word, never)),
  'bold digits': (word) => digitsFrom(0x1d7ce)(dotted(word, never)),
  'double-struck digits': (word) => digitsFrom(0x1d7d8)(dotted(word, never)),
  'circled digits': (word) => circled(dotted(word, never)),
  'ideographic full stops': (word, random) => octets(word).join(random.pick(['。', '．', '｡'])),
  'percent signs': (word) => dotted(word, never).replace(/./g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  'percent signs twice': (word) => dotted(word, never).replace(/\./g, '%252e'),
  'a tab inside': (word, random) => inserted(dotted(word, never), '\t', random),
  'a line end inside': (word, random) => inserted(dotted(word, never), random.pick(['\n', '\r\n']), random),
  'an invisible sign inside': (word, random) =>
    inserted(dotted(word, never), random.pick(['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200d']), random),
  'a blank before': (word) => ` ${dotted(word, never)}`,
  'a NUL after': (word) => `${dotted(word, never)}\u0000`,
  'five parts': (word) => `${dotted(word, never)}.0`,
  'in brackets': (word) => `[${dotted(word, never)}]`,
  'carried by IPv6': (word, random) => `[${random.pick(carried)[0](word)}]`,
  'carried, with a zone': (word, random) =>
    `[${random.pick(carried)[0](word)}%${random.pick(['25lo', 'lo', '251', 'eth0'])}]`,
};

const never = { next: () => 0 } as Seeded;

function inserted(text: string, sign: string, random: Seeded): string {
  const at = Math.floor(random.next() * text.length);
  return `${text.slice(0, at)}${sign}${text.slice(at)}`;
}

/** Names of this very machine, and of networks that only an inside has. */
const homely = [
  ...[
    'localhost',
    'localhost.',
    'LOCALHOST',
    'a.localhost',
    'localhost.localdomain',
    'ｌｏｃａｌｈｏｓｔ',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  ],
  ...['xn--localhost-', 'localhost%00', 'lo\u00adcalhost', 'ip6-localhost', 'metadata.google.internal', 'metadata'],
  ...['kubernetes.default.svc', 'postgres', 'router.lan', 'nas.home.arpa', 'printer.local', 'db.corp', '0', '[::]'],
  ...['[fe80::1%25lo]', '[fe80::1%lo]', '[::1%25lo]', '[0000::1]', '[::0001]', '[0:0:0:0:0:0:0:1]', '[::1', '::1'],
];

/** A host as a person may type it that leads inside, or to nothing. */
export function hostileHost({ inner4, inner6 }: Place, random: Seeded): string {
  const way = random.next();
  if (way < 0.1) return random.pick(homely);
  if (way < 0.25) return `[${random.pick(inner6)}]`;
  const word = random
    .pick(inner4)
    .split('.')
    .reduce((sum, part) => sum * 256 + Number(part), 0);
  return (spellings[random.pick(Object.keys(spellings))] as Spell)(word, random);
}

/** The same as a whole URL, with what confuses readers of URLs around it. */
export function hostileUrl(place: Place, random: Seeded): string {
  const host = hostileHost(place, random);
  const scheme = random.chance(0.8) ? random.pick(['https', 'https', 'https', 'http', 'HTTPS']) : random.pick(schemes);
  return random.pick(shapes)(scheme, host, portOf(place, random), place.outside4);
}

const schemes = ['ftp', 'file', 'gopher', 'ws', 'wss', 'dict', 'ldap', 'jar:https', 'javascript', 'data', '', 'unix'];

const portOf = ({ port }: Place, random: Seeded): string =>
  random.pick([
    '',
    `:${port}`,
    `:${port}`,
    `:${port}`,
    ':0',
    ':22',
    ':80',
    ':443',
    ':5432',
    ':6379',
    ':8080',
    strangePort(port),
  ]);

const strangePort = (port: number) => `:${65_536 + port}`;

const shapes: ReadonlyArray<(scheme: string, host: string, port: string, good: string) => string> = [
  (scheme, host, port) => `${scheme}://${host}${port}/`,
  (scheme, host, port) => `${scheme}://${host}${port}/latest/meta-data/?a=b`,
  (scheme, host, port) => `${scheme}://${host}${port}`,
  (scheme, host, port, good) => `${scheme}://${good}@${host}${port}/`,
  (scheme, host, port, good) => `${scheme}://${good}:443@${host}${port}/`,
  (scheme, host, port, good) => `${scheme}://${good}\\@${host}${port}/`,
  (scheme, host, port, good) => `${scheme}://${good}%40${host}${port}/`,
  (scheme, host, port) => `${scheme}:${host}${port}/`,
  (scheme, host, port) => `${scheme}:/${host}${port}/`,
  (scheme, host, port) => `${scheme}:\\\\${host}${port}\\`,
  (scheme, host, port) => `${scheme}:////${host}${port}/`,
  (scheme, host, port) => `\t${scheme}://${host}${port}/`,
  (scheme, host, port, good) => `${scheme}://${host}${port}#@${good}/`,
  (scheme, host, port, good) => `${scheme}://${host}${port}\\@${good}/`,
  (scheme, host, port, good) => `${scheme}://${host}${port}\\.${good}/`,
  (_, host, port) => `//${host}${port}/`,
];
