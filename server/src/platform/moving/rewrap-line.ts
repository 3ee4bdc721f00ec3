import { wrapAad } from '../secrets/create-vault.ts';
import { type NamedKey, unwrapKey, wrapKey } from '../secrets/envelope.ts';
import { asLine } from './as-line.ts';

interface Way {
  tenantId: string;
  from: readonly NamedKey[];
  to: NamedKey;
}

/** A data key of the portal leaves the key that wraps it for another one, and is nowhere in plain. */
export function rewrapLine(line: string, { tenantId, from, to }: Way): string {
  const row = JSON.parse(line) as { id: string; wrapped_key: string };
  const aad = wrapAad(tenantId, row.id);
  return asLine({ ...row, wrapped_key: wrapKey(to, aad, unwrapKey(from, aad, row.wrapped_key)) });
}
