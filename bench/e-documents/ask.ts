export interface Portal {
  tenantId: string;
  /** Address of the server, and the one it is known by. */
  base: string;
  publicUrl: string;
  key: string;
}

/** Asks the API with the key of the portal; where the provider asks to wait, waits. */
export async function ask(
  { base, key }: Pick<Portal, 'base' | 'key'>,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  for (;;) {
    const sent = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = (await sent.json()) as Record<string, unknown>;
    if (sent.ok) return json;
    if (sent.status !== 429) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
