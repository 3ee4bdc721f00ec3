import type { Ask } from './world.ts';

/** Requests to the web processes in turn; none of them is disturbed, so each must succeed. */
export function askBy(ports: readonly number[]): Ask {
  let asked = 0;
  return async <Body>(by: Parameters<Ask>[0], method: string, path: string, body?: object) => {
    asked += 1;
    const answer = await fetch(`http://127.0.0.1:${ports[asked % ports.length]}/api/v1${path}`, {
      method,
      headers: {
        ...(by && ('key' in by ? { 'x-api-key': by.key } : { authorization: `Bearer ${by.token}` })),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
}
