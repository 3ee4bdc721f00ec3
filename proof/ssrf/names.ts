import type { NameRecord, Question } from '../names/name-message.ts';
import { type AnswerName, codes, type NameReply } from '../names/start-name-server.ts';
import { type Place, zone } from './place.ts';

/** Where a name leads: `turns` is outside at the first question and inside from then on. */
type Leads = 'outside' | 'inside' | 'turns' | 'nowhere';

interface Name {
  leads: Leads;
  /** The records for one question; `four` and `six` are the inner addresses that this very name stands for. */
  says(asked: { type: Question['type']; times: number; four: string; six: string; place: Place }): Said;
  /** How often it is picked beside the others; those that take seconds are rare. */
  weight?: number;
  /** A dot is written at its end. */
  dotted?: boolean;
}

type Said = readonly string[] | NameReply;

const only =
  (addresses: (at: { four: string; six: string; place: Place; times: number }) => readonly string[]): Name['says'] =>
  ({ type, ...at }) =>
    addresses(at).filter((address) => (type === 'AAAA') === address.includes(':'));

const thousand = (last: string | null) =>
  Array.from({ length: 1_000 }, (_, n) => (n === 700 && last !== null ? last : `93.184.${n >> 8}.${n & 255}`));

/** Every way in which a name may mislead, by what its second label says. */
export const names: Readonly<Record<string, Name>> = {
  outside: { leads: 'outside', says: only(({ place }) => [place.outside4]) },
  'outside-six': { leads: 'outside', says: only(({ place }) => [place.outside6]) },
  'outside-both': { leads: 'outside', says: only(({ place }) => [place.outside4, place.outside6]) },
  inside: { leads: 'inside', says: only(({ four }) => [four]) },
  'inside-six': { leads: 'inside', says: only(({ six }) => [six]) },
  'inside-dotted': { leads: 'inside', dotted: true, says: only(({ four }) => [four]) },
  'turns-dotted': { leads: 'turns', dotted: true, says: only(({ place, four, times }) => turning(times, place, four)) },
  turns: { leads: 'turns', weight: 6, says: only(({ place, four, times }) => turning(times, place, four)) },
  'turns-six': {
    leads: 'turns',
    weight: 2,
    says: ({ type, times, six, place }) => {
      if (times === 0) return type === 'A' ? [place.outside4] : [];
      return type === 'AAAA' ? [six] : [];
    },
  },
  'turns-mapped': {
    leads: 'turns',
    weight: 2,
    says: only(({ place, four, times }) => (times === 0 ? [place.outside6] : [`::ffff:${four}`])),
  },
  mixed: { leads: 'inside', weight: 2, says: only(({ place, four }) => [place.outside4, four]) },
  'mixed-inside-first': { leads: 'inside', says: only(({ place, four }) => [four, place.outside4]) },
  'mixed-dead': { leads: 'inside', weight: 2, says: only(({ four }) => ['93.184.216.99', four]) },
  'mixed-families': { leads: 'inside', weight: 2, says: only(({ place, six }) => [place.outside4, six]) },
  'mixed-families-inside-four': { leads: 'inside', says: only(({ place, four }) => [four, place.outside6]) },
  mapped: { leads: 'inside', says: only(({ four }) => [`::ffff:${four}`]) },
  unspecified: { leads: 'inside', says: only(() => ['0.0.0.0', '::']) },
  broadcast: { leads: 'inside', says: only(() => ['255.255.255.255']) },
  thousand: { leads: 'inside', says: only(({ four }) => thousand(four)) },
  'thousand-outside-first': { leads: 'inside', says: only(({ place, four }) => [place.outside4, ...thousand(four)]) },
  chain: { leads: 'inside', weight: 2, says: chained(1, false) },
  'chain-of-eight': { leads: 'inside', says: chained(8, false) },
  'chain-outside': { leads: 'outside', says: chained(8, true) },
  'chain-to-localhost': { leads: 'inside', says: chained(1, false, 'localhost') },
  'chain-in-a-ring': { leads: 'nowhere', says: () => ({ records: ring() }) },
  'fails-then-inside': {
    leads: 'nowhere',
    says: ({ type, times, four }) => (times === 0 ? { code: codes.serverFailure } : type === 'A' ? [four] : []),
  },
  'half-fails-inside': {
    leads: 'inside',
    says: ({ type, six }) => (type === 'A' ? { code: codes.serverFailure } : type === 'AAAA' ? [six] : []),
  },
  'half-fails-outside': {
    leads: 'outside',
    says: ({ type, place }) => (type === 'AAAA' ? { code: codes.serverFailure } : [place.outside4]),
  },
  'of-another-name': { leads: 'nowhere', says: ({ four }) => ({ records: [record('another.example', four)] }) },
  nothing: { leads: 'nowhere', says: () => [] },
  'no-such-name': { leads: 'nowhere', says: () => ({ code: codes.noSuchName }) },
  refused: { leads: 'nowhere', says: () => ({ code: codes.refused }) },
  late: { leads: 'nowhere', weight: 0.02, says: ({ four }) => ({ records: [record('', four)], afterMs: 4_000 }) },
  silent: { leads: 'nowhere', weight: 0.02, says: () => ({ silent: true }) },
  garbled: { leads: 'nowhere', weight: 0.02, says: () => ({ bytes: Buffer.from('not an answer at all') }) },
};

/** `n17.turns.hostile.example` */
export const nameOf = (kind: string, number: number) => `n${number}.${kind}.${zone}${names[kind]?.dotted ? '.' : ''}`;

/** What the campaign's name server says to every question. */
export const answerNames =
  (place: Place): AnswerName =>
  ({ name, type }, times) => {
    const [label = '', kind = ''] = name.split('.');
    const number = Number(label.slice(1)) || 0;
    const known = names[kind];
    if (!known || !name.endsWith(zone)) return { code: codes.noSuchName };
    const four = place.inner4[number % place.inner4.length] as string;
    const six = place.inner6[number % place.inner6.length] as string;
    const said = known.says({ type, times, four, six, place });
    if ('length' in said) return { records: said.map((address) => record(name, address)) };
    return {
      ...said,
      ...(said.records && { records: said.records.map((one) => ({ ...one, name: one.name || name })) }),
    };
  };

function turning(times: number, { outside4 }: Place, inner: string) {
  return times === 0 ? [outside4] : [inner];
}

function record(name: string, address: string): NameRecord {
  return { name, type: address.includes(':') ? 'AAAA' : 'A', value: address };
}

/** Aliases one after the other; the last has the address. */
function chained(links: number, leadsOutside: boolean, last = `end.chain.${zone}`): Name['says'] {
  return ({ type, four, place }) => {
    const via = Array.from({ length: links }, (_, n) => (n === links - 1 ? last : `via${n}.chain.${zone}`));
    const aliases = via.map((value, n): NameRecord => ({ name: via[n - 1] ?? '', type: 'CNAME', value }));
    return { records: [...aliases, ...(type === 'A' ? [record(last, leadsOutside ? place.outside4 : four)] : [])] };
  };
}

function ring(): NameRecord[] {
  return [
    { name: '', type: 'CNAME', value: `ring.chain.${zone}` },
    { name: `ring.chain.${zone}`, type: 'CNAME', value: `ring.chain.${zone}` },
  ];
}
