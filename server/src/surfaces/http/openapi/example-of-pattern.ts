/** The shortest plain text a pattern of ours accepts: classes, groups, choices and counts; anchors and look-arounds add nothing. */
export function exampleOfPattern(pattern: string): string {
  let at = 0;

  function choice(): string {
    const branches = [''];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1;
        branches.push('');
      } else branches[branches.length - 1] += repeated();
    }
    return branches.find((branch) => branch !== '') ?? '';
  }

  function repeated(): string {
    const start = at;
    const one = atom();
    const [count = '', least = ''] = /^(?:\{(\d+)(?:,\d*)?\}|[*?+])\??/.exec(pattern.slice(at)) ?? [];
    if (at === start) at += 1;
    at += count.length;
    if (count === '') return one;
    if (count.startsWith('{')) return one.repeat(Number(least));
    return count.startsWith('+') ? one : '';
  }

  function atom(): string {
    const sign = pattern[at++] as string;
    if (sign === '^' || sign === '$') return '';
    if (sign === '.') return 'a';
    if (sign === '[') return classMember();
    if (sign === '\\') return escaped(pattern[at++] as string);
    if (sign !== '(') return sign;
    const look = /^\?(?:[=!]|<[=!])/.exec(pattern.slice(at));
    at += /^\?(?::|[=!]|<[=!]|<\w+>)/.exec(pattern.slice(at))?.[0].length ?? 0;
    const inner = choice();
    at += 1;
    return look ? '' : inner;
  }

  function classMember(): string {
    const end = pattern.indexOf(']', at + 1);
    const members = pattern.slice(at, end);
    at = end + 1;
    if (members.startsWith('^')) return 'a';
    return members.startsWith('\\') ? escaped(members[1] as string) : (members[0] as string);
  }

  return choice();
}

const escaped = (sign: string) => ({ d: '1', w: 'a', s: ' ', S: 'a', D: 'a' })[sign] ?? sign;
