import type { FastifyInstance } from 'fastify';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import { nearNames } from '../../kernel/values/near-names.ts';

/** How long a part of an address may be to be compared with others. */
const mostCompared = 60;

/** Refuses an address that leads nowhere, with the nearest there are: those that differ in one part alone. */
export function nearestAddress(app: FastifyInstance) {
  const known = new Map<number, string[][]>();
  app.addHook('onRoute', ({ url }) => {
    if (!url.startsWith('/api/v1/') || url.includes('*')) return;
    const parts = url.split('/');
    known.set(parts.length, [...(known.get(parts.length) ?? []), parts]);
  });

  return (url: string): Refusal => {
    const [path = ''] = url.split('?');
    const near = nearTo(path.split('/'));
    const list = near.join(', ');
    if (near.length === 0) return new Refusal('route_not_found');
    return new Refusal(
      'route_not_found',
      words(`There is no such address; perhaps: ${list}.`, `Такого адреса нет; возможно: ${list}.`),
      { members: { near }, fix: words(`Send it to ${near[0]}.`, `Отправьте запрос на ${near[0]}.`) },
    );
  };

  function nearTo(given: readonly string[]): string[] {
    const found = (known.get(given.length) ?? []).flatMap((parts) => {
      const unlike = parts.flatMap((part, at) => (part === given[at] || part.startsWith(':') ? [] : [at]));
      const [at, ...more] = unlike;
      const [part, asked] = [parts[at ?? 0] as string, given[at ?? 0] as string];
      if (at === undefined || more.length > 0 || asked.length > mostCompared) return [];
      return nearNames([part], asked).map(() => given.with(at, part).join('/'));
    });
    return [...new Set(found)].slice(0, 3);
  }
}
