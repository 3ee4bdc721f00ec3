/** What a covered secret begins with. */
export const maskSign = '••••';

const SHOWN = 4;
/** Of a shorter secret the last four characters would show too much. */
const MIN_LENGTH_TO_SHOW = 12;

/** A secret as it may be shown: `••••last4`. */
export function maskSecret(text: string): string {
  const characters = [...text];
  return characters.length < MIN_LENGTH_TO_SHOW ? maskSign : `${maskSign}${characters.slice(-SHOWN).join('')}`;
}
