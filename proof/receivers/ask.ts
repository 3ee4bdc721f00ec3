import type { Site } from '../files/site.ts';

/** Posts to the web process; a refusal ends the campaign. */
export async function ask(
  { url }: Pick<Site, 'url'>,
  key: string,
  path: string,
  body: object,
): Promise<{ id: string }> {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (reply.status !== 201) throw new Error(`${path} was refused: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as { id: string };
}
