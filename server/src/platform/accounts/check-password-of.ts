import { verifyDummy, verifyPassword } from './hash-password.ts';

/** Compares a password with what is stored; where nothing is, it takes as long to say no. */
export async function checkPasswordOf(
  pepper: Buffer,
  password: string,
  stored: string | null,
): Promise<{ matches: boolean; needsRehash: boolean }> {
  if (stored !== null) return verifyPassword(pepper, password, stored);
  await verifyDummy(pepper, password);
  return { matches: false, needsRehash: false };
}
