import iconv from 'iconv-lite';

export const encode = (text: string): Buffer => iconv.encode(text, 'windows-1251');

/** Characters that Windows-1251 has not, each once. */
export const unwritable = (text: string): string[] => [
  ...new Set([...text].filter((one) => iconv.decode(encode(one), 'windows-1251') !== one)),
];
