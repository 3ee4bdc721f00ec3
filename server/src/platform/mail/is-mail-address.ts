/** True for one plain address that can stand in a header and in an SMTP command as it is. */
export function isMailAddress(address: string): boolean {
  return address.length <= 254 && ADDRESS.test(address);
}

// One @, no spaces, no control characters, nothing that separates or quotes addresses; Cyrillic domains are let through.
const ADDRESS = /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]$/u;
