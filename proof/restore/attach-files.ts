import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from '../crash/journal.ts';
import type { Installation } from '../crash/start-installation.ts';
import type { Seeded } from '../seeded.ts';

export interface Attached {
  id: string;
  sha256: string;
  at: number;
}

/** Attaches a text to an item three times a second; notes what was acknowledged. */
export async function attachFiles(
  { ports, key }: Installation,
  random: Seeded,
  journal: Journal,
  goesOn: () => boolean,
): Promise<Attached[]> {
  const attached: Attached[] = [];
  for (let number = 1; goesOn(); number += 1) {
    await pause(300);
    const item = journal.findLast(({ kind, answers }) => kind === 'create' && answers.length > 0);
    if (!item) continue;
    const content = `Спецификация ${number}\n`.repeat(20);
    const form = new FormData();
    form.append('entityType', 'catalogItem');
    form.append('entityId', (JSON.parse(item.answers[0]?.body as string) as { id: string }).id);
    form.append('file', new Blob([content], { type: 'text/plain' }), `спецификация-${number}.txt`);
    const response = await fetch(`http://127.0.0.1:${random.pick(ports)}/api/v1/files`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: form,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (response && response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new Error(`A file was refused: ${response.status} ${await response.text()}`);
    if (response?.status !== 201) continue;
    const made = (await response.json().catch(() => undefined)) as { id: string } | undefined;
    if (made)
      attached.push({ id: made.id, sha256: createHash('sha256').update(content).digest('hex'), at: Date.now() });
  }
  return attached;
}
