import { createHash, randomInt } from 'node:crypto';

const howMany = 10;
/** Without letters and digits that are taken for each other. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 16;

/** Codes for whoever has lost the telephone, such as `K7QM-2XRA-9TNB-WE4H`: 78 bits each, so a plain digest keeps them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const drawn = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return drawn.replace(/.{4}(?=.)/g, '$&-');
  });

/** Undefined for what is no recovery code; spaces, dashes and small letters do not matter. */
export function recoveryDigest(code: string): Buffer | undefined {
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  return plain.length === length ? createHash('sha256').update(plain).digest() : undefined;
}
