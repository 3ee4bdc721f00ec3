import type { PoolClient } from 'pg';

/** The user and the database of an address, at a pooler. It may know the database by another name, which its own address then gives. */
export function throughPooler(poolerUrl: string, url: string): string {
  const [through, to] = [new URL(poolerUrl), new URL(url)];
  through.username = to.username;
  through.password = to.password;
  if (through.pathname.length <= 1) through.pathname = to.pathname;
  return through.href;
}

type Query = (asked: unknown, ...rest: unknown[]) => unknown;

/** Each transaction may meet another session behind a pooler: what was prepared by a name in one is not known in the next. */
export function withoutNames(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  client.query = ((asked, ...rest) => {
    if (typeof asked !== 'object' || asked === null || !('name' in asked)) return query(asked, ...rest);
    if ('submit' in asked) asked.name = '';
    return query('submit' in asked ? asked : { ...asked, name: '' }, ...rest);
  }) as Query as typeof client.query;
}
