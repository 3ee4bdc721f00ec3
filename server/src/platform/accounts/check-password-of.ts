import type { KeyObject } from 'node:crypto';
import { verifyDummy, verifyPassword } from './hash-password.ts';

/**
 * Compares a password with what is stored; where nothing is, it takes as long to say no. One that was chosen where the portal came
 * from is to be hashed anew with the key of this installation.
 */
export async function checkPasswordOf(
  pepper: Buffer,
  password: string,
  stored: string | null,
  imported: readonly KeyObject[] = [],
): Promise<{ matches: boolean; needsRehash: boolean }> {
  if (stored !== null) {
    const checked = await verifyPassword(pepper, password, stored);
    if (checked.matches) return checked;
    for (const one of imported)
      if ((await verifyPassword(one, password, stored)).matches) return { matches: true, needsRehash: true };
    return checked;
  }
  await verifyDummy(pepper, password);
  return { matches: false, needsRehash: false };
}
