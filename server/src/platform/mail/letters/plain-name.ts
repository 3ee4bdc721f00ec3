const LONGEST = 80;

/**
 * A name somebody else typed, fit for a letter in our name: one line, of bounded length, and broken so that no mail
 * program makes a link of it. Otherwise a registration form could be used to send strangers advertisements.
 */
export function plainName(name: string, longest = LONGEST): string {
  const line = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('://', ':\u2060/\u2060/')
    .replace(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}])/gu, '$1\u2060')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
