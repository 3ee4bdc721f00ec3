import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends one request many times over many sockets at once; returns how often each status was answered. */
export async function replay(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { times, sockets }: { times: number; sockets: number },
): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const counts: Record<string, number> = {};
  let left = times;
  async function sender() {
    while (left > 0) {
      left -= 1;
      const answer = JSON.parse(await post(agent, url, headers, body)) as { status: string | number; code?: string };
      const name = answer.code ?? String(answer.status);
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: sockets }, sender));
  agent.destroy();
  return counts;
}

const post = (agent: Agent, url: string, headers: Readonly<Record<string, string>>, body: string) =>
  new Promise<string>((resolve, reject) => {
    const sending = request(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    sending.on('response', (answer) => void text(answer).then(resolve, reject)).on('error', reject);
    sending.end(body);
  });
