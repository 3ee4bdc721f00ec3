/** Text as old programs of Windows write it. */
export function asWindows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251');
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from([...text].map((letter) => byteOf.get(letter) ?? 0x3f));
}
